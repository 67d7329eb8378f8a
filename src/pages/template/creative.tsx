import '@/hooks/allMessages';
import { CreativeTemplatesPage } from '@/features/provider-records/CreativeTemplatesPage';

export default CreativeTemplatesPage;
