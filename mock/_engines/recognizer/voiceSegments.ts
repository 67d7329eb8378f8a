import { durationOf, type Pcm } from '../speech/wav';

/** Seconds of [from, to) in which somebody speaks: energy against the quietest fifth of the sound, gaps bridged. */
export function voiceSegments(pcm: Pcm, gapSeconds = 0.28): { from: number; to: number }[] {
  const windowSeconds = 0.02;
  const size = Math.max(1, Math.round(pcm.sampleRate * windowSeconds)) * pcm.channels;
  const levels: number[] = [];
  for (let at = 0; at < pcm.samples.length; at += size) {
    const part = pcm.samples.subarray(at, at + size);
    levels.push(Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, part.length)));
  }
  const floor = [...levels].sort((a, b) => a - b)[Math.floor(levels.length / 5)] ?? 0;
  const threshold = Math.max(0.01, floor * 2.5);
  const segments: { from: number; to: number }[] = [];
  for (const [index, level] of levels.entries()) {
    if (level < threshold) continue;
    const from = index * windowSeconds;
    const last = segments.at(-1);
    if (last && from - last.to <= gapSeconds) last.to = from + windowSeconds;
    else segments.push({ from, to: from + windowSeconds });
  }
  const end = durationOf(pcm);
  return segments.filter(({ from, to }) => to - from >= 0.08).map(({ from, to }) => ({ from, to: Math.min(to, end) }));
}
