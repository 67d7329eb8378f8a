const HEAD = 44;

/** A 16 bit PCM WAV of channels of equal length; what is louder than full scale is cut. */
export function wavFile(channels: readonly Float32Array[], sampleRate: number): Uint8Array<ArrayBuffer> {
  const count = channels.length;
  const frames = channels[0]?.length ?? 0;
  const bytes = new Uint8Array(HEAD + frames * count * 2);
  const view = new DataView(bytes.buffer);
  const tag = (at: number, text: string): void =>
    bytes.set(
      Array.from(text, (letter) => letter.charCodeAt(0)),
      at,
    );
  tag(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  tag(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, count, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * count * 2, true);
  view.setUint16(32, count * 2, true);
  view.setUint16(34, 16, true);
  tag(36, 'data');
  view.setUint32(40, frames * count * 2, true);
  const samples = new Int16Array(bytes.buffer, HEAD);
  for (const [channel, data] of channels.entries()) {
    for (let i = 0; i < frames; i += 1) {
      samples[i * count + channel] = Math.round(Math.max(-1, Math.min(1, data[i] ?? 0)) * 32_767);
    }
  }
  return bytes;
}
