import type { AudioCodecName, ExportFormat, VideoCodecName } from './types';

/** What a format can hold, in order of preference. */
interface FormatDefinition {
  readonly kind: 'video' | 'animation' | 'still' | 'audio';
  readonly mime: string;
  readonly videoCodecs: readonly VideoCodecName[];
  readonly audioCodecs: readonly AudioCodecName[];
}

const video = (
  mime: string,
  videoCodecs: FormatDefinition['videoCodecs'],
  audioCodecs: FormatDefinition['audioCodecs'],
): FormatDefinition => ({ kind: 'video', mime, videoCodecs, audioCodecs });
const audio = (mime: string, codec: AudioCodecName): FormatDefinition => ({
  kind: 'audio',
  mime,
  videoCodecs: [],
  audioCodecs: [codec],
});

/** H.264 + AAC first: the pair that every platform, phone and editor takes. */
export const formats: Readonly<Record<ExportFormat, FormatDefinition>> = {
  mp4: video('video/mp4', ['avc', 'hevc', 'av1', 'vp9'], ['aac']),
  mov: video('video/quicktime', ['avc', 'hevc'], ['aac']),
  webm: video('video/webm', ['vp9', 'av1', 'vp8'], ['opus']),
  gif: { kind: 'animation', mime: 'image/gif', videoCodecs: [], audioCodecs: [] },
  png: { kind: 'still', mime: 'image/png', videoCodecs: [], audioCodecs: [] },
  m4a: audio('audio/mp4', 'aac'),
  mp3: audio('audio/mpeg', 'mp3'),
  wav: audio('audio/wav', 'pcm-s16'),
};

/** Whether a format holds moving images that a codec makes. */
export const isVideo = (format: ExportFormat): boolean => formats[format].kind === 'video';
