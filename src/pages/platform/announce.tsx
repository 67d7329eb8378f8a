import '@/hooks/allMessages';
import { AnnouncementsPage } from '@/features/provider-records/AnnouncementsPage';

export default AnnouncementsPage;
