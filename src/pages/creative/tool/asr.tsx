import '@/hooks/allMessages';
import { Asr } from '@/features/tools/asr/Asr';

export default function AsrPage() {
  return <Asr />;
}
