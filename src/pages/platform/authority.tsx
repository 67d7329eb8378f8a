import '@/hooks/allMessages';
import { AuthorityPage } from '@/features/authority/AuthorityPage';

export default AuthorityPage;
