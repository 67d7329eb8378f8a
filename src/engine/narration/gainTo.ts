import { bendPeaks, LoudnessMeter } from '../audio/loudness';

/** Nearer than this nobody hears a difference, LU. */
const near = 0.3;
/** Times that bent peaks are made up for; a sound that is all peaks gets no louder. */
const mostTurns = 3;
/** More than this would bring up nothing but noise. */
const loudest = 10 ** (40 / 20);

/** Plays the whole to a listener, piece by piece; what it gives may be changed. */
type Playing = (
  hear: (samples: Float32Array) => void,
  /** How far it has played, 0–1. */
  share: (done: number) => void,
) => Promise<void>;

/**
 * The gain that brings a sound to a loudness as a whole, silences and all, with its peaks bent: bending takes loudness
 * away, which is heard after and made up for. 1 for silence.
 *
 * @param target LUFS.
 * @param onShare 0–1.
 */
export async function gainTo(
  target: number,
  sampleRate: number,
  play: Playing,
  onShare: (share: number) => void,
): Promise<number> {
  let gain = 1;
  for (let turn = 0; turn <= mostTurns; turn += 1) {
    const meter = new LoudnessMeter(sampleRate);
    const isFirst = turn === 0;
    await play(
      (samples) => {
        if (!isFirst) {
          for (let i = 0; i < samples.length; i += 1) samples[i] = (samples[i] ?? 0) * gain;
          bendPeaks(samples);
        }
        meter.add(samples);
      },
      (done) => onShare((turn + done) / (mostTurns + 1)),
    );
    const level = meter.value();
    if (!Number.isFinite(level)) return 1;
    if (!isFirst && Math.abs(target - level) < near) break;
    gain = Math.min(loudest, gain * 10 ** ((target - level) / 20));
  }
  onShare(1);
  return gain;
}
