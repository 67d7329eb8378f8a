import '@/hooks/allMessages';
import { MerchantsPage } from '@/features/provider-merchants/MerchantsPage';

export default MerchantsPage;
