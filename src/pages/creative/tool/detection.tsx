import '@/hooks/allMessages';
import { Detection } from '@/features/tools/detection/Detection';

/** /creative/tool/detection */
export default Detection;
