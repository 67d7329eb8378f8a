import '@/hooks/allMessages';
import { ServicesPage } from '@/features/services/ServicesPage';

export default function MerchantServicePage() {
  return <ServicesPage />;
}
