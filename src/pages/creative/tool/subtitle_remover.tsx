import '@/hooks/allMessages';
import { SubtitleRemover } from '@/features/tools/subtitle_remover';

export default SubtitleRemover;
