import '@/hooks/allMessages';
import { LedgerPage } from '@/features/billing/LedgerPage';

export default function MerchantLedgerPage() {
  return <LedgerPage />;
}
