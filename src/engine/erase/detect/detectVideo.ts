import { createThrottle, type DoWork, Eta, WorkCanceledError, type WorkContext } from '../../work';
import { type EraseSource, openSource } from '../video/source';
import { findSubtitles } from './findSubtitles';
import { LumaReader } from './smallLuma';
import { TextMapper } from './textMapper';
import type { DetectProgress, DetectRequest, DetectResult, TextTiles } from './types';

/** Seconds between images that are looked at: spans are as exact as that. */
const STEP = 1 / 15;

/**
 * Goes through a video and finds where and when subtitles stand.
 *
 * @throws EraseError, MediaError, WorkCanceledError.
 */
export const detectVideo: DoWork<DetectRequest, DetectProgress, DetectResult> = async ({ file }, context) => {
  const source = await openSource(file);
  try {
    return await detectIn(source, [{ start: 0, end: source.duration }], context);
  } finally {
    source.input.dispose();
  }
};

interface Stretch {
  /** Seconds of the source. */
  readonly start: number;
  readonly end: number;
}

/**
 * Finds where subtitles stand, looking only at the given stretches; spans are as if they were the whole video.
 *
 * @throws MediaError, WorkCanceledError.
 */
export async function detectIn(
  source: EraseSource,
  stretches: readonly Stretch[],
  context: Pick<WorkContext<DetectProgress>, 'gate' | 'signal' | 'tell'>,
): Promise<DetectResult> {
  const { duration, offset, rotation } = source;
  const reader = new LumaReader(rotation);
  const total = stretches.reduce((sum, { start, end }) => sum + end - start, 0);
  const eta = new Eta(Math.ceil(total / STEP));
  const canTell = createThrottle(() => performance.now());
  const images: TextTiles[] = [];
  let mapper: TextMapper | null = null;
  let size = { width: 0, height: 0 };
  let done = 0;
  for (const { start, end } of stretches) {
    let next = start;
    for await (const sample of source.samples.samples(start + offset, end + offset)) {
      try {
        const time = sample.timestamp - offset;
        if (context.gate.isHeld) await context.gate.pass(context.signal);
        if (context.signal.aborted) throw new WorkCanceledError();
        if (time < next - 1e-3) continue;
        next = Math.max(next + STEP, time + STEP / 2);
        const frame = sample.toVideoFrame();
        try {
          const luma = await reader.read(frame);
          mapper ??= new TextMapper(luma.width, luma.height);
          size = luma;
          images.push({ time, bits: mapper.map(luma, time) });
        } finally {
          frame.close();
        }
        eta.update(images.length, performance.now());
        const percent = Math.min(99, ((done + time - start) / total) * 100);
        if (canTell()) context.tell({ percent, etaSeconds: eta.seconds });
      } finally {
        sample.close();
      }
    }
    done += end - start;
  }
  if (!mapper) return { found: [] };
  const { columns, rows, history } = mapper;
  const { width, height } = size;
  return { found: findSubtitles({ columns, rows, width, height, duration, step: STEP, images, history }) };
}
