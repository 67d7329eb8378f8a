/** Small sounds of the demo's library, made of tones: 16 bit, mono. */
const sampleRate = 22_050;

interface Note {
  /** Seconds. */
  readonly at: number;
  readonly length: number;
  /** Hertz; 0 = noise. */
  readonly pitch: number;
}

interface Audio {
  readonly seconds: number;
  readonly notes: readonly Note[];
}

const scale = [261.63, 329.63, 392, 523.25, 392, 329.63, 293.66, 349.23, 440, 587.33, 440, 349.23] as const;

/** Name → notes. */
export const audios: Readonly<Record<string, Audio>> = {
  chime: {
    seconds: 1.6,
    notes: [
      { at: 0, length: 0.9, pitch: 659.25 },
      { at: 0.18, length: 1.2, pitch: 987.77 },
    ],
  },
  page: { seconds: 0.6, notes: [{ at: 0.05, length: 0.35, pitch: 0 }] },
  loop: {
    seconds: 6,
    notes: scale.map((pitch, index) => ({ at: index * 0.5, length: 0.7, pitch })),
  },
};

/** The same noise at every start. */
function noise(index: number): number {
  const value = Math.sin(index * 12.9898) * 43_758.5453;
  return (value - Math.floor(value)) * 2 - 1;
}

function sampleAt(audio: Audio, index: number): number {
  const time = index / sampleRate;
  let sum = 0;
  for (const { at, length, pitch } of audio.notes) {
    const since = time - at;
    if (since < 0 || since > length) continue;
    const fade = Math.min(1, since / 0.01) * (1 - since / length) ** 2;
    const wave = pitch === 0 ? noise(index) : Math.sin(2 * Math.PI * pitch * since);
    sum += wave * fade * 0.4;
  }
  return Math.max(-1, Math.min(1, sum));
}

/** A WAV file of a sound. */
export function wavOf(audio: Audio): Buffer {
  const count = Math.round(audio.seconds * sampleRate);
  const bytes = Buffer.alloc(44 + count * 2);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + count * 2, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(sampleRate, 24);
  bytes.writeUInt32LE(sampleRate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(count * 2, 40);
  for (let index = 0; index < count; index += 1) {
    bytes.writeInt16LE(Math.round(sampleAt(audio, index) * 32_767), 44 + index * 2);
  }
  return bytes;
}
