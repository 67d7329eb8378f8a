import type { Span } from '@/domain/clipper/types';
import { spokenLength } from '@/engine/captions/spoken';
import type { JobContext } from '@/lib/jobs';
import { shownByCaller } from '@/lib/request';
import { speechApi } from '@/services/speech/api';

/** Characters that are spoken at once; the service takes a thousand. */
const PIECE = 900;

export interface ScriptVoice {
  readonly source: string;
  /** Where each sentence of the script lies in it, seconds. */
  readonly sentences: readonly Span[];
}

/**
 * A script spoken by the first voice of the engine at work, to compare a recording with; piece by piece.
 *
 * @returns addresses of the sounds, absolute
 * @throws the typed errors of lib/request
 */
export async function speakScript(
  sentences: readonly string[],
  { call, signal, report }: Pick<JobContext<unknown>, 'call' | 'signal'> & { readonly report: (share: number) => void },
): Promise<readonly ScriptVoice[]> {
  const voices: ScriptVoice[] = [];
  let done = 0;
  for (const piece of piecesOf(sentences)) {
    signal.throwIfAborted();
    const text = piece.join('\n');
    const spoken = await call(() =>
      speechApi.synthesize({ text, voice: '', speed: 1, pitch: 1, volume: 1 }, { ...shownByCaller, signal }),
    );
    const known = spoken.sentences ?? [{ text, from: 0, to: spoken.duration }];
    voices.push({ source: new URL(spoken.url, location.href).href, sentences: placesOf(piece, known) });
    done += piece.length;
    report(done / sentences.length);
  }
  return voices;
}

function piecesOf(sentences: readonly string[]): readonly (readonly string[])[] {
  const pieces: string[][] = [];
  let length = PIECE;
  for (const sentence of sentences) {
    if (length + sentence.length + 1 > PIECE) {
      pieces.push([]);
      length = 0;
    }
    pieces.at(-1)?.push(sentence);
    length += sentence.length + 1;
  }
  return pieces;
}

/** Where sentences lie in a sound whose own sentences may be broken otherwise: by how far the words have come. */
function placesOf(
  sentences: readonly string[],
  known: readonly { readonly text: string; readonly from: number; readonly to: number }[],
): readonly Span[] {
  const lengths = known.map(({ text }) => spokenLength(text));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const own = sentences.map(spokenLength);
  const total = own.reduce((sum, length) => sum + length, 0);
  const timeAt = (share: number, side: 'start' | 'end'): number => {
    let left = share * whole;
    for (const [index, part] of known.entries()) {
      const length = lengths[index] ?? 0;
      const isInside = side === 'start' ? left < length - 1e-6 : left <= length + 1e-6;
      if (isInside || index === known.length - 1)
        return part.from + (length > 0 ? Math.min(1, left / length) : 0) * (part.to - part.from);
      left -= length;
    }
    return 0;
  };
  let at = 0;
  return own.map((length) => {
    const start = timeAt(total > 0 ? at / total : 0, 'start');
    at += length;
    return { start, end: timeAt(total > 0 ? at / total : 1, 'end') };
  });
}
