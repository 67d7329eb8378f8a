import '@/hooks/allMessages';
import { VideoToAudio } from '@/features/tools/video_to_audio';

export default function VideoToAudioPage() {
  return <VideoToAudio />;
}
