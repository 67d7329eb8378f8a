export { GuidePage as default } from '@/features/help/GuidePage';
