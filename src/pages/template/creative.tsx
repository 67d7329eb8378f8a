import '@/hooks/allMessages';
import { CreativeTemplatesPage } from '@/features/provider-records/creative-templates/CreativeTemplatesPage';

export default CreativeTemplatesPage;
