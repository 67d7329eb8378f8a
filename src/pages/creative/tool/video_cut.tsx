import '@/hooks/allMessages';
import { VideoCut } from '@/features/tools/video_cut';

export default function VideoCutPage() {
  return <VideoCut />;
}
