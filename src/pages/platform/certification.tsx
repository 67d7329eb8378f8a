import '@/hooks/allMessages';
import { CertificationsPage } from '@/features/provider-merchants/CertificationsPage';

export default CertificationsPage;
