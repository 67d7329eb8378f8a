import '@/hooks/allMessages';
import { EnterprisesPage } from '@/features/account/enterprise/EnterprisesPage';

export default EnterprisesPage;
