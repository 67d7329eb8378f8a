export { countUse } from './countUse';
export { type FilledPrompt, PromptForm } from './PromptForm';
