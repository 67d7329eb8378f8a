import '@/hooks/allMessages';
import { VersionPage } from '@/features/billing/VersionPage';

export default function MerchantVersionPage() {
  return <VersionPage />;
}
