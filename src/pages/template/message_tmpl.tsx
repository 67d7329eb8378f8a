import '@/hooks/allMessages';
import { MessageTemplatesPage } from '@/features/message-templates/MessageTemplatesPage';

export default MessageTemplatesPage;
