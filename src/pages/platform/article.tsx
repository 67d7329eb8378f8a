import { HelpArticlesPage } from '@/features/provider-texts/HelpArticlesPage';

export default HelpArticlesPage;
