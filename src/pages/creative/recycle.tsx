import '@/hooks/allMessages';
import { RecycleBin } from '@/features/library/RecycleBin';

/** /creative/recycle: the library's recycle bin. */
export default function CreativeRecyclePage() {
  return <RecycleBin />;
}
