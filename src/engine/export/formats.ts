import type { AudioCodecName, ExportFormat, VideoCodecName } from './types';

/** What a format can hold, in order of preference. */
interface FormatDefinition {
  readonly kind: 'film' | 'animation' | 'still' | 'sound';
  readonly mime: string;
  readonly videoCodecs: readonly VideoCodecName[];
  readonly audioCodecs: readonly AudioCodecName[];
}

const film = (
  mime: string,
  videoCodecs: FormatDefinition['videoCodecs'],
  audioCodecs: FormatDefinition['audioCodecs'],
): FormatDefinition => ({ kind: 'film', mime, videoCodecs, audioCodecs });
const sound = (mime: string, codec: AudioCodecName): FormatDefinition => ({
  kind: 'sound',
  mime,
  videoCodecs: [],
  audioCodecs: [codec],
});

/** H.264 + AAC first: the pair that every platform, phone and editor takes. */
export const formats: Readonly<Record<ExportFormat, FormatDefinition>> = {
  mp4: film('video/mp4', ['avc', 'hevc', 'av1', 'vp9'], ['aac']),
  mov: film('video/quicktime', ['avc', 'hevc'], ['aac']),
  webm: film('video/webm', ['vp9', 'av1', 'vp8'], ['opus']),
  gif: { kind: 'animation', mime: 'image/gif', videoCodecs: [], audioCodecs: [] },
  png: { kind: 'still', mime: 'image/png', videoCodecs: [], audioCodecs: [] },
  m4a: sound('audio/mp4', 'aac'),
  mp3: sound('audio/mpeg', 'mp3'),
  wav: sound('audio/wav', 'pcm-s16'),
};

/** Whether a format holds moving pictures that a codec makes. */
export const isFilm = (format: ExportFormat): boolean => formats[format].kind === 'film';
