import { CategoriesPage } from '@/features/categories/CategoriesPage';

export default CategoriesPage;
