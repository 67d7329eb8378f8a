import { type AlignSpan, alignSpeech } from '../../engine/align/alignSpeech';
import { alignRecordings, alignReference, alignScripts } from './corpus.data';
import { joinParts, speakSentence, type Under, withUnder } from './makeRecording';

/** Pauses between sentences, seconds; some sentences follow one another without one. */
const gaps = [0.35, 0.02, 0.9, 0.15, 0.5];

export interface AlignFigures {
  readonly under: Under;
  /** Distances of the edges of sentences, seconds, in order of size. */
  readonly errors: readonly number[];
  readonly missing: number;
  readonly realtime: number;
}

/**
 * Aligns each script of the corpus to each recording of it.
 *
 * @param speechIn finds speech in samples at 16 kHz
 */
export async function measureAlign(
  speechIn: (samples: Float32Array) => Promise<readonly AlignSpan[]>,
): Promise<readonly AlignFigures[]> {
  const figures: AlignFigures[] = [];
  for (const { voice, pace, under } of alignRecordings) {
    const errors: number[] = [];
    let [missing, seconds, ms] = [0, 0, 0];
    for (const script of alignScripts) {
      const known = await spoken(script, alignReference.voice, alignReference.pace, [0.2]);
      const heard = await spoken(script, voice, pace, gaps);
      const recording = withUnder(heard.samples, under);
      const speech = await speechIn(recording);
      const started = performance.now();
      const takes = alignSpeech({ recording, speech, reference: known.samples, sentences: known.spans });
      ms += performance.now() - started;
      seconds += recording.length / 16_000;
      heard.spans.forEach(({ start, end }, sentence) => {
        const own = takes.filter((take) => take.sentence === sentence);
        const [first, last] = [own[0], own.at(-1)];
        if (first && last) errors.push(Math.abs(first.start - start), Math.abs(last.end - end));
        else missing += 1;
      });
    }
    errors.sort((a, b) => a - b);
    figures.push({ under, errors, missing, realtime: (seconds * 1000) / ms });
  }
  return figures;
}

async function spoken(script: readonly string[], voice: string, pace: number, pauses: readonly number[]) {
  const parts = [];
  for (const [index, text] of script.entries())
    parts.push({ samples: await speakSentence(text, voice, pace), gap: pauses[index % pauses.length] ?? 0 });
  return joinParts(parts);
}
