import type { Capabilities } from './capabilities';
import { ExportError } from './errors';
import { formats, isVideo } from './formats';
import type { AudioCodecName, ExportFormat, VideoCodecName } from './types';

/** What will be made. */
export interface ExportPlan {
  readonly container: ExportFormat;
  readonly videoCodec: VideoCodecName | null;
  readonly audioCodec: AudioCodecName | null;
  /** Load our own AAC encoder first. */
  readonly needsAacEncoder: boolean;
}

interface PlanWish {
  readonly format: ExportFormat;
  readonly videoCodec?: VideoCodecName | undefined;
}

/**
 * Container and codecs for a wish: MP4 is H.264 + AAC, WebM is VP9 + Opus; where the wished video cannot be made, another.
 * A project that sounds never becomes a silent video. Images (GIF, PNG) have no sound; a sound file of a silent project
 * is silence.
 *
 * @throws ExportError `no-video-encoder` or `no-audio-encoder`.
 */
export function choosePlan({ format, videoCodec }: PlanWish, can: Capabilities, hasAudio: boolean): ExportPlan {
  const { kind } = formats[format];
  if (kind === 'animation' || kind === 'still') return { container: format, videoCodec: null, ...SILENT };
  if (kind === 'audio') return audioPlan(format, can);
  const others = VIDEOS.filter((other) => other !== format);
  const visible = [format, ...others].flatMap((container) => videoPlans(container, can, videoCodec));
  if (visible.length === 0) throw new ExportError({ code: 'no-video-encoder', detail: '' });
  const audible = visible.flatMap((plan) => (hasAudio ? withAudio(plan, can) : [{ ...plan, ...SILENT }]));
  const best = audible[0];
  if (!best) throw new ExportError({ code: 'no-audio-encoder', detail: '' });
  return best;
}

type VideoPlan = Pick<ExportPlan, 'container' | 'videoCodec'>;
const SILENT = { audioCodec: null, needsAacEncoder: false } as const;
/** Others to fall back on, most playable first. */
const VIDEOS: readonly ExportFormat[] = (['mp4', 'webm'] as const).filter(isVideo);

function videoPlans(container: ExportFormat, { video }: Capabilities, wish?: VideoCodecName): readonly VideoPlan[] {
  const possible = formats[container].videoCodecs.filter((codec) => video.includes(codec));
  // Unasked, MP4 and MOV are H.264: what else they can hold, many players and platforms do not take.
  const own = container === 'webm' ? possible : possible.filter((codec) => codec === 'avc');
  const ordered = wish && possible.includes(wish) ? [wish] : own;
  return ordered.slice(0, 1).map((codec) => ({ container, videoCodec: codec }));
}

function withAudio(plan: VideoPlan, { aac, opus }: Capabilities): readonly ExportPlan[] {
  if (formats[plan.container].audioCodecs.includes('opus'))
    return opus ? [{ ...plan, audioCodec: 'opus', needsAacEncoder: false }] : [];
  return aac ? [{ ...plan, audioCodec: 'aac', needsAacEncoder: aac === 'wasm' }] : [];
}

function audioPlan(format: ExportFormat, { aac, mp3 }: Capabilities): ExportPlan {
  const audioCodec = formats[format].audioCodecs[0] ?? null;
  if ((audioCodec === 'aac' && !aac) || (audioCodec === 'mp3' && !mp3))
    throw new ExportError({ code: 'no-audio-encoder', detail: '' });
  return { container: format, videoCodec: null, audioCodec, needsAacEncoder: audioCodec === 'aac' && aac === 'wasm' };
}
