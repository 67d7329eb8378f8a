import '@/hooks/allMessages';
import { CaptionTemplatesPage } from '@/features/provider-records/CaptionTemplatesPage';

export default CaptionTemplatesPage;
