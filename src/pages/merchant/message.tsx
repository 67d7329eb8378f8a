import '@/hooks/allMessages';
import { MessagesPage } from '@/features/messages/MessagesPage';

export default function MerchantMessagePage() {
  return <MessagesPage />;
}
