import '@/hooks/allMessages';
import { RolesPage } from '@/features/team/RolesPage';

export default RolesPage;
