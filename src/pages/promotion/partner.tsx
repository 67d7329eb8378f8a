import '@/hooks/allMessages';
import { PartnersPage } from '@/features/channels/PartnersPage';

export default PartnersPage;
