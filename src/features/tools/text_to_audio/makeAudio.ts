import { formatSrt } from '@/engine/captions/srt';
import { startNarration } from '@/engine/narration';
import type { ToolOrder, ToolOutput } from '../shell';
import { cuesOf, linesOf, type Narration, usualLoudness } from './model';
import { speakLine } from './speakLine';

/** Sentences that are spoken at the same time. */
const ATONCE = 2;
/** Share of the whole that speaking takes. */
const SPEAKING = 70;

interface AudioWords {
  readonly speaking: (done: number, all: number) => string;
  readonly joining: string;
}

/** The run of the tool: speaks what was not spoken yet, joins it in a worker, and writes the captions beside it. */
export const makeAudio =
  (narration: Narration, name: string, words: AudioWords): ToolOrder['run'] =>
  async ({ signal, tell }) => {
    const lines = linesOf(narration);
    const audios: string[] = [];
    const began = performance.now();
    let [next, done] = [0, 0];
    const speakOn = async (): Promise<void> => {
      for (let line = lines[next]; line; line = lines[next]) {
        next += 1;
        signal.throwIfAborted();
        audios[line.index] = (await speakLine(narration, line, signal)).url;
        done += 1;
        const etaSeconds = ((performance.now() - began) / 1000 / done) * (lines.length - done);
        tell({ stage: words.speaking(done, lines.length), percent: (done / lines.length) * SPEAKING, etaSeconds });
      }
    };
    await Promise.all(Array.from({ length: ATONCE }, speakOn));
    const job = startNarration({
      parts: lines.map(({ index, pause }) => ({ audio: audios[index] ?? '', pause })),
      format: narration.format,
      loudness: narration.isLevelled ? usualLoudness : null,
    });
    job.onProgress(({ percent }) =>
      tell({ stage: words.joining, percent: SPEAKING + (percent * (100 - SPEAKING)) / 100 }),
    );
    signal.addEventListener('abort', job.cancel, { once: true });
    if (signal.aborted) job.cancel();
    const { result } = await job.done;
    const { file, duration, times } = result;
    const audio: ToolOutput = {
      kind: 'file',
      name: `${name}.${narration.format}`,
      blob: file,
      duration,
      release: job.release,
    };
    const srt: ToolOutput = { kind: 'text', name: `${name}.srt`, text: formatSrt(cuesOf(lines, times)) };
    return narration.hasSrt ? [audio, srt] : [audio];
  };
