import {
  MovOutputFormat,
  Mp3OutputFormat,
  Mp4OutputFormat,
  type OutputFormat,
  WavOutputFormat,
  WebMOutputFormat,
} from 'mediabunny';
import type { ExportFormat } from './types';

/**
 * The muxer of a format. MP4 and MOV get their index in front (they play while they load) also when streamed to disk:
 * the room is reserved.
 */
export function outputFormatOf(format: ExportFormat, isStream: boolean): OutputFormat {
  const fastStart = isStream ? 'reserve' : 'in-memory';
  switch (format) {
    case 'webm':
      return new WebMOutputFormat();
    case 'mov':
      return new MovOutputFormat({ fastStart, metadataFormat: 'mdta' });
    case 'mp3':
      return new Mp3OutputFormat();
    case 'wav':
      return new WavOutputFormat();
    default:
      return new Mp4OutputFormat({ fastStart, metadataFormat: 'mdta' });
  }
}
