import '@/hooks/allMessages';
import { MessagesPage } from '@/features/account/MessagesPage';

export default function MerchantMessagePage() {
  return <MessagesPage />;
}
