import '@/hooks/allMessages';
import { ReservationsPage } from '@/features/reservations/ReservationsPage';

export default ReservationsPage;
