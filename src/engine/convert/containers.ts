import {
  FlacOutputFormat,
  type Input,
  MATROSKA,
  MkvOutputFormat,
  MovOutputFormat,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OggOutputFormat,
  type OutputFormat,
  QTFF,
  WavOutputFormat,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import type { AudioContainer, VideoContainer } from './types';

const MIME: Readonly<Record<VideoContainer | AudioContainer, string>> = {
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  mkv: 'video/x-matroska',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  flac: 'audio/flac',
  mka: 'audio/x-matroska',
};

/** A WAV's own sizes end here, bytes. */
const WAV_MOST = 4_000_000_000;

export const mimeOf = (container: VideoContainer | AudioContainer): string => MIME[container];

/** Whether a container hides what is dated before zero (an edit list): then sound may begin within a packet. */
export const hidesHead = (container: VideoContainer | AudioContainer): boolean =>
  container === 'mp4' || container === 'mov' || container === 'm4a';

/** The container that a source's packets go back into; transport streams go into MP4. */
export async function containerOf(input: Input): Promise<VideoContainer> {
  const format = await input.getFormat();
  if (format === WEBM) return 'webm';
  if (format === MATROSKA) return 'mkv';
  return format === QTFF ? 'mov' : 'mp4';
}

/** @param canReserve Room for the index at the front is kept (streams cannot move it there at the end). */
export function muxerOf(
  container: VideoContainer | AudioContainer,
  { isStream, canReserve = true, bytes = 0 }: MuxerNeeds,
): OutputFormat {
  const reserve = canReserve ? 'reserve' : false;
  const fastStart = isStream ? reserve : 'in-memory';
  switch (container) {
    case 'webm':
      return new WebMOutputFormat();
    case 'mkv':
    case 'mka':
      return new MkvOutputFormat();
    case 'mov':
      return new MovOutputFormat({ fastStart });
    case 'mp3':
      return new Mp3OutputFormat();
    case 'wav':
      return new WavOutputFormat({ large: bytes > WAV_MOST });
    case 'ogg':
      return new OggOutputFormat();
    case 'flac':
      return new FlacOutputFormat();
    default:
      return new Mp4OutputFormat({ fastStart });
  }
}

interface MuxerNeeds {
  readonly isStream: boolean;
  readonly canReserve?: boolean;
  /** About how large it will be. */
  readonly bytes?: number;
}
