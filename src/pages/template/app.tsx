import '@/hooks/allMessages';
import { AppsPage } from '@/features/provider-records/AppsPage';

export default AppsPage;
