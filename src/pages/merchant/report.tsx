import '@/hooks/allMessages';
import { TeamReportPage } from '@/features/team/TeamReportPage';

export default TeamReportPage;
