import '@/hooks/allMessages';
import { HelpArticlesPage } from '@/features/provider-records/HelpArticlesPage';

export default HelpArticlesPage;
