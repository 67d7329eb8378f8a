import { PartnersPage } from '@/features/channels/PartnersPage';

export default PartnersPage;
