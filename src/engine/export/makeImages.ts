import { MediaStore } from '../media/mediaStore';
import { Renderer } from '../render/renderer';
import { resolve } from '../resolve/resolve';
import { toSeconds } from '../time/ticks';
import { ExportCanceledError, ExportError } from './errors';
import type { PipelineJob, PipelineResult } from './job';
import { Reporter } from './report';
import { type ExportSettings, frameTime } from './settings';
import { contextOf } from './videoPainter';

const NO_FRAMES = { copy: 0, direct: 0, planar: 0, repeat: 0, canvas: 0 } as const;
/** Colors of one image of a GIF; one more is kept for what has not changed. */
const GIF_COLORS = 255;

/** Makes a PNG of one moment or a GIF of a stretch, in memory: neither is long. */
export async function makeImages(job: PipelineJob, settings: ExportSettings): Promise<PipelineResult> {
  const { project, options } = job;
  const store = new MediaStore(options.blobs ? { blobs: options.blobs } : {});
  store.setProject(project);
  try {
    const { format, width, height } = settings;
    const isClear = options.transparent === true && format === 'png';
    const canvas = job.createCanvas(width, height);
    const context = contextOf(canvas, isClear);
    const renderer = new Renderer(context, { media: store });
    const draw = async (index: number): Promise<void> => {
      const frame = resolve(project, frameTime(settings, index), options.watermark);
      if (isClear) context.clearRect(0, 0, width, height);
      await renderer.draw(isClear ? { ...frame, background: 'rgba(0,0,0,0)' } : frame);
    };
    const reporter = new Reporter(settings.frames, job.onProgress);
    reporter.stage('preparing');
    const blob = format === 'png' ? await png(draw, canvas) : await gif(job, settings, { draw, context, reporter });
    if (job.signal.aborted) throw new ExportCanceledError();
    return {
      blob,
      container: format,
      videoCodec: null,
      audioCodec: null,
      width,
      height,
      duration: format === 'png' ? 0 : toSeconds(settings.duration),
      missingFonts: renderer.fonts.problems.map(({ family }) => family),
      framesByPath: { ...NO_FRAMES, canvas: settings.frames },
      isAudioCopied: false,
    };
  } finally {
    store.dispose();
  }
}

async function png(draw: (index: number) => Promise<void>, canvas: OffscreenCanvas | HTMLCanvasElement): Promise<Blob> {
  await draw(0);
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: 'image/png' });
  return new Promise((done, fail) =>
    canvas.toBlob(
      (blob) => (blob ? done(blob) : fail(new ExportError({ code: 'encode', detail: 'no PNG' }))),
      'image/png',
    ),
  );
}

interface GifTools {
  readonly draw: (index: number) => Promise<void>;
  readonly context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;
  readonly reporter: Reporter;
}

/** A palette an image: videos change their colors with every cut. GIF counts time in hundredths of a second. */
async function gif(job: PipelineJob, settings: ExportSettings, tools: GifTools): Promise<Blob> {
  const { GIFEncoder, quantize, applyPalette } = await import('gifenc');
  const { width, height, frames, fps } = settings;
  const encoder = GIFEncoder();
  const timeOf = (index: number): number => Math.round((index * 100 * fps.den) / fps.num) * 10;
  for (let index = 0; index < frames; index += 1) {
    if (job.gate.isHeld) {
      const from = performance.now();
      await job.gate.pass(job.signal);
      tools.reporter.rest(performance.now() - from);
    }
    if (job.signal.aborted) throw new ExportCanceledError();
    await tools.draw(index);
    const { data } = tools.context.getImageData(0, 0, width, height);
    const palette = quantize(data, GIF_COLORS, { format: 'rgb565' });
    const delay = timeOf(index + 1) - timeOf(index);
    encoder.writeFrame(applyPalette(data, palette, 'rgb565'), width, height, { palette, delay });
    tools.reporter.advance(index + 1);
  }
  encoder.finish();
  return new Blob([encoder.bytes() as Uint8Array<ArrayBuffer>], { type: 'image/gif' });
}
