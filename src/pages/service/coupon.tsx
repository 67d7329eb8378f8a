import '@/hooks/allMessages';
import { CouponsPage } from '@/features/coupons/CouponsPage';

export default CouponsPage;
