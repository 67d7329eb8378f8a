import '@/hooks/allMessages';
import { AccountPage } from '@/features/billing/AccountPage';

export default function MerchantAccountPage() {
  return <AccountPage />;
}
