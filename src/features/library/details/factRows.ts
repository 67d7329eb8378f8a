import type { MessageId } from '@/hooks/useT';
import type { FileRecord } from '@/services/file/schema';
import { formatDuration } from '@/utils/formatDuration';
import { formatSize } from '@/utils/formatSize';

interface FactRow {
  readonly label: MessageId;
  /** What stands there, or a text by its id. */
  readonly value: string | { readonly id: MessageId; readonly values?: Record<string, number> };
}

/** Codecs as people know them. */
const codecs: Readonly<Record<string, string>> = {
  avc: 'H.264',
  hevc: 'H.265 (HEVC)',
  vp8: 'VP8',
  vp9: 'VP9',
  av1: 'AV1',
  aac: 'AAC',
  mp3: 'MP3',
  opus: 'Opus',
  vorbis: 'Vorbis',
  flac: 'FLAC',
  'pcm-s16': 'PCM',
};
const codecOf = (code: string): string => codecs[code] ?? code.toUpperCase();

/** What is known of a file, in the order in which people look for it; what is not known is left out. */
export function factRows(file: FileRecord): readonly FactRow[] {
  const { facts = {}, width, height, duration, kind } = file;
  const rows: (FactRow | false)[] = [
    width !== undefined &&
      height !== undefined &&
      width > 0 && { label: 'library.measures', value: `${width} × ${height}` },
    duration !== undefined && duration > 0 && { label: 'library.duration', value: formatDuration(duration) },
    { label: 'library.size', value: formatSize(file.size) },
    facts.video_codec !== undefined && { label: 'library.videoCodec', value: codecOf(facts.video_codec) },
    facts.fps !== undefined && { label: 'library.fps', value: String(Math.round(facts.fps * 100) / 100) },
    facts.rotation !== undefined && facts.rotation !== 0 && { label: 'library.rotation', value: `${facts.rotation}°` },
    kind === 'video' &&
      facts.has_audio !== undefined && {
        label: 'library.audio',
        value: facts.has_audio
          ? codecOf(facts.audio_codec ?? '') || { id: 'library.audioYes' }
          : { id: 'library.audioNo' },
      },
    kind === 'audio' &&
      facts.audio_codec !== undefined && { label: 'library.audioCodec', value: codecOf(facts.audio_codec) },
    { label: 'library.mime', value: file.mime },
  ];
  return rows.filter((row) => row !== false);
}
