import '@/hooks/allMessages';
import { CategoriesPage } from '@/features/categories/CategoriesPage';

export default CategoriesPage;
