import { detectIn, type EraseSource, openSource } from '../erase';
import { createThrottle, type DoWork, Eta, WorkCanceledError } from '../work';
import { CueBuilder } from './cueBuilder';
import { textReader } from './reader';
import type { OcrProgress, OcrRequest, OcrResult, ReadCue, RgbaImage } from './types';

/** Seconds between two images that are looked at: edges of cues are as exact as half of that. */
const STEP = 0.1;
/** Where subtitles stand is told from this many stretches, each so long, seconds. */
const STRETCHES = 10;
const STRETCH = 6;
/** How the percent is shared. */
const SHARES = { loading: 4, finding: 30 } as const;
/** Wider bands are made smaller: letters stay some thirty pixels high. */
const WIDEST = 1280;

type Context = Parameters<DoWork<OcrRequest, OcrProgress, OcrResult>>[1];
type Band = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/**
 * Reads the subtitles that are burned into a video.
 *
 * @throws EraseError, MediaError, OcrError, WorkCanceledError.
 */
export const readVideo: DoWork<OcrRequest, OcrProgress, OcrResult> = async ({ file }, context) => {
  const source = await openSource(file);
  try {
    context.tell({ stage: 'loading', percent: 0, etaSeconds: null });
    // Fetched while it is looked where subtitles stand.
    const loading = textReader();
    loading.catch(() => undefined);
    const { found } = await detectIn(source, stretchesOf(source.duration), {
      ...context,
      tell: ({ percent, etaSeconds }) =>
        context.tell({
          stage: 'finding',
          percent: SHARES.loading + (percent / 100) * (SHARES.finding - SHARES.loading),
          etaSeconds,
        }),
    });
    if (found.length === 0) return { cues: [] };
    const reader = await loading;
    let most: readonly ReadCue[] = [];
    for (const { box } of found) {
      const builder = new CueBuilder(reader, STEP);
      const cues = await readBand(source, full(box), builder, context);
      if (lettersOf(cues) > lettersOf(most)) most = cues;
      // The first band is the likeliest; another is only read where it says next to nothing.
      if (most.length > 1) break;
    }
    return { cues: most };
  } finally {
    source.input.dispose();
  }
};

const lettersOf = (cues: readonly ReadCue[]): number => cues.reduce((sum, { text }) => sum + text.length, 0);

/** Subtitles of other lengths than those that were looked at reach further to the sides. */
const full = ({ y, height }: Band): Band => {
  const margin = height * 0.15;
  const top = Math.max(0, y - margin);
  return { x: 0, y: top, width: 1, height: Math.min(1, y + height + margin) - top };
};

/** A short video whole, of a long one some stretches in even distances. */
function stretchesOf(duration: number): readonly { readonly start: number; readonly end: number }[] {
  if (duration <= STRETCHES * STRETCH * 1.5) return [{ start: 0, end: duration }];
  const distance = duration / STRETCHES;
  return Array.from({ length: STRETCHES }, (_, index) => {
    const start = index * distance + (distance - STRETCH) / 2;
    return { start, end: start + STRETCH };
  });
}

async function readBand(
  source: EraseSource,
  band: Band,
  builder: CueBuilder,
  { gate, signal, tell }: Context,
): Promise<readonly ReadCue[]> {
  const { duration, offset } = source;
  const count = Math.max(1, Math.ceil(duration / STEP));
  const times = Array.from({ length: count }, (_, index) => offset + index * STEP);
  const eta = new Eta(count);
  const canTell = createThrottle(() => performance.now());
  const cut = bandCutter(band);
  let index = 0;
  for await (const sample of source.samples.samplesAtTimestamps(times)) {
    const time = index * STEP;
    index += 1;
    if (!sample) continue;
    try {
      if (gate.isHeld) await gate.pass(signal);
      if (signal.aborted) throw new WorkCanceledError();
      await builder.add(cut(sample), time);
    } finally {
      sample.close();
    }
    eta.update(index, performance.now());
    const percent = SHARES.finding + (index / count) * (99 - SHARES.finding);
    if (canTell()) tell({ stage: 'reading', percent, etaSeconds: eta.seconds });
  }
  return builder.finish();
}

interface Drawable {
  readonly displayWidth: number;
  readonly displayHeight: number;
  draw: (
    context: OffscreenCanvasRenderingContext2D,
    ...box: [number, number, number, number, number, number, number, number]
  ) => void;
}

/** Cuts a band out of the images of a video, upright. */
function bandCutter(band: Band): (image: Drawable) => RgbaImage {
  let context: OffscreenCanvasRenderingContext2D | null = null;
  return (image) => {
    const [x, y] = [band.x * image.displayWidth, band.y * image.displayHeight];
    const [w, h] = [band.width * image.displayWidth, band.height * image.displayHeight];
    const factor = Math.min(1, WIDEST / w);
    const [width, height] = [Math.max(1, Math.round(w * factor)), Math.max(1, Math.round(h * factor))];
    context ??= new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    image.draw(context, x, y, w, h, 0, 0, width, height);
    return context.getImageData(0, 0, width, height);
  };
}
