import { PromptToText } from '@/features/tools/prompt_to_text/PromptToText';

/** /creative/tool/prompt_to_text */
export default PromptToText;
