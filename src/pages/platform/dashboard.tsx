import '@/hooks/allMessages';
import { DashboardPage } from '@/features/dashboard/DashboardPage';

export default DashboardPage;
