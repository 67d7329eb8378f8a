import '@/hooks/allMessages';
import { ServiceReportPage } from '@/features/customers/ServiceReportPage';

export default ServiceReportPage;
