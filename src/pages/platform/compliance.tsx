import '@/hooks/allMessages';
import { CompliancePage } from '@/features/words/CompliancePage';

export default CompliancePage;
