export { MyChannelPage as default } from '@/features/channels/MyChannelPage';
