import { codecName } from '@/domain/videos';
import type { MessageId } from '@/hooks/useT';
import type { FileRecord } from '@/services/file/schema';
import { formatDuration } from '@/utils/formatDuration';
import { formatSize } from '@/utils/formatSize';

interface FactRow {
  readonly label: MessageId;
  /** What stands there, or a text by its id. */
  readonly value: string | { readonly id: MessageId; readonly values?: Record<string, number> };
}

/** What is known of a file, in the order in which people look for it; what is not known is left out. */
export function factRows(file: FileRecord): readonly FactRow[] {
  const { facts = {}, width, height, duration, kind } = file;
  const rows: (FactRow | false)[] = [
    width !== undefined &&
      height !== undefined &&
      width > 0 && { label: 'library.measures', value: `${width} × ${height}` },
    duration !== undefined && duration > 0 && { label: 'library.duration', value: formatDuration(duration) },
    { label: 'library.size', value: formatSize(file.size) },
    facts.video_codec !== undefined && { label: 'library.videoCodec', value: codecName(facts.video_codec) },
    facts.fps !== undefined && { label: 'library.fps', value: String(Math.round(facts.fps * 100) / 100) },
    facts.rotation !== undefined && facts.rotation !== 0 && { label: 'library.rotation', value: `${facts.rotation}°` },
    kind === 'video' &&
      facts.has_audio !== undefined && {
        label: 'library.audio',
        value: facts.has_audio
          ? codecName(facts.audio_codec ?? '') || { id: 'library.audioYes' }
          : { id: 'library.audioNo' },
      },
    kind === 'audio' &&
      facts.audio_codec !== undefined && { label: 'library.audioCodec', value: codecName(facts.audio_codec) },
    { label: 'library.mime', value: file.mime },
  ];
  return rows.filter((row) => row !== false);
}
