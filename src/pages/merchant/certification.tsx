import { CertificationPage } from '@/features/certification/CertificationPage';

export default CertificationPage;
