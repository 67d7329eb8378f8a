export { PartnersPage as default } from '@/features/channels/PartnersPage';
