import '@/hooks/allMessages';
import { PublishPage } from '@/features/publish/compose';

/** /compose/publish: `?video=` names finished videos, `?day=` when they are to go out. */
export default function ComposePublishPage() {
  return <PublishPage />;
}
