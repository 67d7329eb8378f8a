import { LOOP_RATE, type LoopScore, loopSeconds, type RenderedLoop } from './synth';

/** Seconds over which a piece that is cut before its end fades. */
const FADE = 1.2;

/**
 * A loop of a wished length: put end to end without a seam, and faded where it is cut.
 * @param seconds above 0; equal to the loop's own length (or a multiple of it) nothing is faded
 */
export function fitLoop(loop: RenderedLoop, seconds: number): RenderedLoop {
  const own = loop.left.length;
  const length = Math.max(1, Math.round(seconds * LOOP_RATE));
  const isWhole = length % own < LOOP_RATE / 100;
  const fade = isWhole ? 0 : Math.min(length, Math.round(FADE * LOOP_RATE));
  const repeated = (channel: Float32Array): Float32Array => {
    const out = new Float32Array(length);
    for (let at = 0; at < length; at += own) out.set(channel.subarray(0, Math.min(own, length - at)), at);
    for (let i = length - fade; i < length; i += 1) out[i] = (out[i] ?? 0) * ((length - i) / fade);
    return out;
  };
  return { left: repeated(loop.left), right: repeated(loop.right), sampleRate: loop.sampleRate };
}

/** Seconds of the beats of a score within a length: they are written, not searched for. */
export function loopBeats(score: LoopScore, seconds = loopSeconds(score)): readonly number[] {
  const step = 60 / score.bpm;
  return Array.from({ length: Math.ceil(seconds / step - 1e-9) }, (_, index) => index * step);
}
