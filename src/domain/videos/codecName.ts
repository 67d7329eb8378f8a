const names: Readonly<Record<string, string>> = {
  avc: 'H.264',
  hevc: 'H.265',
  vp8: 'VP8',
  vp9: 'VP9',
  av1: 'AV1',
  aac: 'AAC',
  mp3: 'MP3',
  opus: 'Opus',
  vorbis: 'Vorbis',
  flac: 'FLAC',
};

/** A codec as people who make videos call it. */
export const codecName = (codec: string): string =>
  Object.hasOwn(names, codec) ? (names[codec] ?? codec) : codec.toUpperCase();
