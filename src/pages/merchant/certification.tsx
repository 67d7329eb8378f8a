import '@/hooks/allMessages';
import { CertificationPage } from '@/features/certification/CertificationPage';

export default CertificationPage;
