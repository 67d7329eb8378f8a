import { projectDuration } from '../project/projectDuration';
import type { Project } from '../project/schema';
import { type FrameRate, frameCount, frameStart, nearestRate } from '../time/frameRate';
import { subTicks, type Ticks, ZERO } from '../time/ticks';
import { videoBitrate } from './bitrate';
import { formats } from './formats';
import type { PlaybackLimits } from './playbackLimits';
import { exportPreset } from './presets.data';
import type { ExportFormat, ExportOptions, ExportQuality, ExportRange, VideoCodecName } from './types';

/** A GIF has 256 colors an image and no prediction worth the name: larger ones help nobody. */
const GIF = { shortSide: 480, fps: 15 } as const;

/** What a wish and a project come to. */
export interface ExportSettings {
  readonly format: ExportFormat;
  readonly videoCodec: VideoCodecName | undefined;
  /** Pixels; even where a codec needs it. */
  readonly width: number;
  readonly height: number;
  readonly fps: FrameRate;
  /** Within the project. */
  readonly range: ExportRange;
  /** Of the file: whole images, of which the last may go on beyond the range. Where there are none, the range's. */
  readonly duration: Ticks;
  /** Images in the file. */
  readonly frames: number;
  readonly quality: ExportQuality;
  /** What may be taken over as it is; undefined = anything. */
  readonly limits: PlaybackLimits | undefined;
}

/** Sizes, rate and range that an export with these options will have. */
export function exportSettings(project: Project, options: ExportOptions = {}): ExportSettings {
  const preset = exportPreset(options.preset);
  const format = options.format ?? preset?.format ?? 'mp4';
  const range = clampRange(options.range, projectDuration(project));
  const length = subTicks(range.end, range.start);
  const fps = rateOf(project, options, format);
  const { kind } = formats[format];
  const frames = kind === 'still' ? 1 : frameCount(length, fps);
  return {
    format,
    videoCodec: options.videoCodec ?? preset?.videoCodec,
    ...sizeOf(project, options, format),
    fps,
    range,
    // A shorter last image would spoil the rate that players read: 29.97 would be 29.9.
    duration: kind === 'video' || kind === 'animation' ? frameStart(frames, fps) : length,
    frames,
    quality: options.quality ?? 'standard',
    limits: preset?.limits,
  };
}

function clampRange(range: ExportRange | undefined, end: Ticks): ExportRange {
  if (!range) return { start: ZERO, end };
  const start = Math.min(Math.max(0, range.start), end) as Ticks;
  return { start, end: Math.min(Math.max(start, range.end), end) as Ticks };
}

/** As wished, else the canvas's own, slowed down to what the format or platform takes. */
function rateOf({ canvas }: Project, options: ExportOptions, format: ExportFormat): FrameRate {
  const own = canvas.fps.num / canvas.fps.den;
  const most = format === 'gif' ? GIF.fps : exportPreset(options.preset)?.fps;
  if (options.fps !== undefined) {
    if (Math.abs(options.fps - own) < 1e-3) return canvas.fps;
    return nearestRate(options.fps) ?? { num: Math.round(options.fps * 1000), den: 1000 };
  }
  if (most === undefined || most >= own) return canvas.fps;
  // Of 59.94 every second frame is 29.97: at 30 one would be shown twice every 33 seconds.
  return canvas.fps.den % 1001 === 0 ? { num: most * 1000, den: 1001 } : { num: most, den: 1 };
}

function sizeOf({ canvas }: Project, options: ExportOptions, format: ExportFormat) {
  const own = Math.min(canvas.width, canvas.height);
  const preset = exportPreset(options.preset);
  const most = format === 'gif' ? GIF.shortSide : preset?.shortSide;
  const short = options.shortSide ?? Math.min(own, most ?? own);
  const scale = short / own;
  const round = formats[format].kind === 'video' ? even : Math.round;
  return { width: Math.max(2, round(canvas.width * scale)), height: Math.max(2, round(canvas.height * scale)) };
}

/** H.264 halves colors in both directions: no odd sizes. Rounded up, so that no line is lost. */
const even = (value: number): number => Math.ceil((value - 1e-6) / 2) * 2;

/** Bits a second of the image. */
export function imageBitrate(settings: ExportSettings, codec: VideoCodecName, preset?: string): number {
  const { width, height, fps, quality } = settings;
  const rate = fps.num / fps.den;
  const known = exportPreset(preset);
  if (!known) return videoBitrate({ width, height, fps: rate }, quality, codec);
  // A preset's figure is for its own size; a smaller image needs less.
  const full = known.shortSide ** 2 * (16 / 9);
  return Math.round(known.videoBitrate * Math.min(1, (width * height) / full));
}

/** Where on the project's time an image of the file lies. */
export const frameTime = ({ range, fps }: ExportSettings, index: number): Ticks =>
  (range.start + frameStart(index, fps)) as Ticks;
