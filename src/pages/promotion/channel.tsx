import '@/hooks/allMessages';
import { MyChannelPage } from '@/features/channels/MyChannelPage';

export default MyChannelPage;
