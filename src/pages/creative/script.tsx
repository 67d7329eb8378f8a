import '@/hooks/allMessages';
import { ResourcePage } from '@/components/resource/ResourcePage';
import { scriptResource } from '@/features/scripts/library/scriptResource';

export default function ScriptsPage() {
  return <ResourcePage resource={scriptResource} />;
}
