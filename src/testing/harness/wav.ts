/** A 16-bit mono WAV of `count` frames; values −1 to 1 by frame. */
export function wavBlob(count: number, sampleRate: number, valueAt: (frame: number) => number): Blob {
  const bytes = new DataView(new ArrayBuffer(44 + count * 2));
  const text = (at: number, value: string): void => {
    for (let index = 0; index < value.length; index += 1) bytes.setUint8(at + index, value.charCodeAt(index));
  };
  text(0, 'RIFF');
  bytes.setUint32(4, 36 + count * 2, true);
  text(8, 'WAVEfmt ');
  bytes.setUint32(16, 16, true);
  bytes.setUint16(20, 1, true);
  bytes.setUint16(22, 1, true);
  bytes.setUint32(24, sampleRate, true);
  bytes.setUint32(28, sampleRate * 2, true);
  bytes.setUint16(32, 2, true);
  bytes.setUint16(34, 16, true);
  text(36, 'data');
  bytes.setUint32(40, count * 2, true);
  for (let index = 0; index < count; index += 1) {
    bytes.setInt16(44 + index * 2, Math.round(32767 * Math.max(-1, Math.min(1, valueAt(index)))), true);
  }
  return new Blob([bytes], { type: 'audio/wav' });
}
