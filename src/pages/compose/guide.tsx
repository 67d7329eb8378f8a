import '@/hooks/allMessages';

export { GuidePage as default } from '@/features/help/GuidePage';
