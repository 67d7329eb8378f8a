import { AnnouncementsPage } from '@/features/provider-texts/AnnouncementsPage';

export default AnnouncementsPage;
