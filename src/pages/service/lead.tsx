import '@/hooks/allMessages';
import { LeadsPage } from '@/features/leads/LeadsPage';

export default LeadsPage;
