import '@/hooks/allMessages';
import { TemplatesPage } from '@/features/provider-records/templates/TemplatesPage';

export default TemplatesPage;
