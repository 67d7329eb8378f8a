import '@/hooks/allMessages';
import { AnnouncePage } from '@/features/account/AnnouncePage';

export default function MerchantAnnouncePage() {
  return <AnnouncePage />;
}
