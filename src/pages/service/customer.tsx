import '@/hooks/allMessages';
import { CustomersPage } from '@/features/customers/CustomersPage';

export default CustomersPage;
