import '@/hooks/allMessages';
import { OrdersPage } from '@/features/orders/OrdersPage';

export default OrdersPage;
