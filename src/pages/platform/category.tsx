import '@/hooks/allMessages';
import { CategoriesPage } from '@/features/provider-records/CategoriesPage';

export default CategoriesPage;
