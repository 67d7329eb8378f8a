import '@/hooks/allMessages';
import { MerchantProfilePage } from '@/features/merchant-profile/MerchantProfilePage';

export default function MerchantProfile() {
  return <MerchantProfilePage />;
}
