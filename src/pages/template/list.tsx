import '@/hooks/allMessages';
import { TemplatesPage } from '@/features/provider-records/TemplatesPage';

export default TemplatesPage;
