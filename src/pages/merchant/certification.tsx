import '@/hooks/allMessages';
import { CertificationPage } from '@/features/merchant-profile/CertificationPage';

export default CertificationPage;
