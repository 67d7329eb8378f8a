import '@/hooks/allMessages';
import { AnnouncePage } from '@/features/messages/AnnouncePage';

export default function MerchantAnnouncePage() {
  return <AnnouncePage />;
}
