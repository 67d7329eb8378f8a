import '@/hooks/allMessages';
import { ServiceReportPage } from '@/features/service-report/ServiceReportPage';

export default ServiceReportPage;
