import '@/hooks/allMessages';
import { CaptionTemplatesPage } from '@/features/provider-records/caption-templates/CaptionTemplatesPage';

export default CaptionTemplatesPage;
