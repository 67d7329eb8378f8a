import '@/hooks/allMessages';
import { PromptLibrary } from '@/features/assistant/prompts/PromptLibrary';

export default function PromptPage() {
  return <PromptLibrary />;
}
