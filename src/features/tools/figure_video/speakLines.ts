import type { FigureLine } from '@/domain/figures';
import { suggestGesture } from '@/domain/figures';
import { splitScript } from '@/domain/storyboard';
import { estimateSeconds, isSpeakable } from '@/engine/captions/spoken';
import { shownByCaller } from '@/lib/request';
import { speechApi } from '@/services/speech/api';
import { fetchAudio, mouthOf } from './audioOf';
import type { FigureVideoOptions } from './options';

type Spoken = Pick<FigureLine, 'url' | 'duration' | 'mouth'>;

/** Sentences that were spoken in this visit: what has not changed is not spoken again. */
const known = new Map<string, Spoken>();

const keyOf = (text: string, { voice, settings }: FigureVideoOptions): string =>
  JSON.stringify([text, voice, settings.speed, settings.pitch, settings.volume]);

/** The sentences of a text that a voice can say, with their gestures; with sound where they were spoken already. */
export function linesOf(options: FigureVideoOptions): readonly FigureLine[] {
  return splitScript(options.text)
    .filter(({ text }) => isSpeakable(text))
    .map(({ text }, index): FigureLine => {
      const spoken = known.get(keyOf(text, options));
      const silent: Spoken = { duration: estimateSeconds(text, options.settings.speed), mouth: '' };
      return { text, gesture: options.gestures[index] ?? suggestGesture(text, index), ...(spoken ?? silent) };
    });
}

export const isSpoken = (lines: readonly FigureLine[]): boolean => lines.length > 0 && lines.every(({ url }) => url);

/** Has every sentence spoken; `tell` gets the share that is done, 0–1. Throws the typed errors of lib/request. */
export async function speakLines(
  options: FigureVideoOptions,
  signal: AbortSignal,
  tell: (share: number) => void,
): Promise<readonly FigureLine[]> {
  const lines = linesOf(options);
  for (const [index, { text, url }] of lines.entries()) {
    if (!url) {
      const { voice, settings } = options;
      const made = await speechApi.synthesize({ text, voice, ...settings }, { signal, ...shownByCaller });
      const { code, duration } = await mouthOf(await fetchAudio(made.url, signal));
      known.set(keyOf(text, options), { url: made.url, duration, mouth: code });
    }
    tell((index + 1) / lines.length);
  }
  return linesOf(options);
}
