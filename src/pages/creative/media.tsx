import '@/hooks/allMessages';
import { MediaLibrary } from '@/features/library/MediaLibrary';

/** /creative/media: the media library. */
export default function CreativeMediaPage() {
  return <MediaLibrary />;
}
