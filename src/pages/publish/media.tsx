import '@/hooks/allMessages';
import { MediaPage } from '@/features/publish/media/MediaPage';

export default function PublishMediaPage() {
  return <MediaPage />;
}
