import '@/hooks/allMessages';
import { ChannelsPage } from '@/features/channels/ChannelsPage';

export default ChannelsPage;
