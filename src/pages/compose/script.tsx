import '@/hooks/allMessages';
import { ComposeScript } from '@/features/scripts/start/ComposeScript';

export default function ComposeScriptPage() {
  return <ComposeScript />;
}
