import '@/hooks/allMessages';
import { TeamPage } from '@/features/team/TeamPage';

export default TeamPage;
