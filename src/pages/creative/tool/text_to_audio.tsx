import '@/hooks/allMessages';
import { TextToAudio } from '@/features/tools/text_to_audio/TextToAudio';

export default function TextToAudioPage() {
  return <TextToAudio />;
}
