import { bestTakes } from '../../domain/clipper/alignedScript';
import { alignSpeech } from '../../engine/align/alignSpeech';
import { alignReference, alignScripts, retakeRecordings } from './corpus.data';
import { joinParts, speakSentence } from './makeRecording';

export interface RetakeFigures {
  /** Sentences whose last whole take was chosen, of all. */
  readonly right: number;
  readonly total: number;
  /** Distances of the edges of the chosen takes, seconds, in order of size. */
  readonly errors: readonly number[];
}

/** Recordings in which sentences are broken off and begun again, and something else is said between them. */
export async function measureRetakes(): Promise<RetakeFigures> {
  const errors: number[] = [];
  let [right, total] = [0, 0];
  for (const { script: number, voice, pace, said } of retakeRecordings) {
    const script = alignScripts[number] ?? [];
    const known = joinParts(
      await Promise.all(
        script.map(async (text) => ({
          samples: await speakSentence(text, alignReference.voice, alignReference.pace),
          gap: 0.2,
        })),
      ),
    );
    const heard = joinParts(
      await Promise.all(said.map(async ({ text }) => ({ samples: await speakSentence(text, voice, pace), gap: 0.6 }))),
    );
    const chosen = bestTakes(
      alignSpeech({
        recording: heard.samples,
        speech: heard.spans,
        reference: known.samples,
        sentences: known.spans,
        allowsRetakes: true,
      }),
    );
    script.forEach((_, sentence) => {
      const truth = heard.spans[said.findLastIndex((part) => part.sentence === sentence)];
      const take = chosen.find((one) => one.sentence === sentence);
      if (!truth) return;
      total += 1;
      if (!take) return;
      const distances = [Math.abs(take.start - truth.start), Math.abs(take.end - truth.end)];
      if (Math.max(...distances) < 0.5) right += 1;
      errors.push(...distances);
    });
  }
  return { right, total, errors: errors.toSorted((a, b) => a - b) };
}
