export { countUse, type FilledPrompt, PromptForm } from './PromptForm';
