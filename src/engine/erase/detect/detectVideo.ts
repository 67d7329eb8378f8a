import { createThrottle, type DoWork, Eta, WorkCanceledError } from '../../work';
import { openSource } from '../video/source';
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
  const { duration, offset, rotation } = source;
  try {
    const reader = new LumaReader(rotation);
    const eta = new Eta(Math.ceil(duration / STEP));
    const canTell = createThrottle(() => performance.now());
    const images: TextTiles[] = [];
    let mapper: TextMapper | null = null;
    let size = { width: 0, height: 0 };
    let next = 0;
    for await (const sample of source.samples.samples()) {
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
        if (canTell()) context.tell({ percent: Math.min(99, (time / duration) * 100), etaSeconds: eta.seconds });
      } finally {
        sample.close();
      }
    }
    if (!mapper) return { found: [] };
    const { columns, rows, history } = mapper;
    const { width, height } = size;
    return { found: findSubtitles({ columns, rows, width, height, duration, step: STEP, images, history }) };
  } finally {
    source.input.dispose();
  }
};
