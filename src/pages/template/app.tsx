import '@/hooks/allMessages';
import { AppsPage } from '@/features/provider-apps/AppsPage';

export default AppsPage;
