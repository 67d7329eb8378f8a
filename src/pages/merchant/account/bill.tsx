import '@/hooks/allMessages';
import { BillPage } from '@/features/billing/BillPage';

export default BillPage;
