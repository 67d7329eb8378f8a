import '@/hooks/allMessages';
import { PromptToText } from '@/features/tools/PromptToText';

/** /creative/tool/prompt_to_text */
export default PromptToText;
