import type { Capabilities } from './capabilities';
import { ExportError } from './errors';
import type { AudioCodecName, Container, VideoCodecName } from './types';

/** What will be made. */
export interface ExportPlan {
  readonly container: Container;
  readonly videoCodec: VideoCodecName;
  readonly audioCodec: AudioCodecName | null;
  /** Load our own AAC encoder first. */
  readonly needsAacEncoder: boolean;
}

/**
 * Container and codecs for a wish: MP4 is H.264 + AAC, WebM is VP9 or VP8 + Opus; where the wished one cannot be made,
 * the other. A project that sounds never becomes a silent file.
 *
 * @throws ExportError `no-video-encoder` or `no-audio-encoder`.
 */
export function choosePlan(wish: Container, can: Capabilities, hasSound: boolean): ExportPlan {
  const order: readonly Container[] = wish === 'mp4' ? ['mp4', 'webm'] : ['webm', 'mp4'];
  const visible = order.flatMap((container) => videoPlan(container, can));
  if (visible.length === 0) throw new ExportError({ code: 'no-video-encoder', detail: '' });
  const audible = visible.flatMap((plan) => (hasSound ? withSound(plan, can) : [{ ...plan, ...SILENT }]));
  const best = audible[0];
  if (!best) throw new ExportError({ code: 'no-audio-encoder', detail: '' });
  return best;
}

type VideoPlan = Pick<ExportPlan, 'container' | 'videoCodec'>;
const SILENT = { audioCodec: null, needsAacEncoder: false } as const;

function videoPlan(container: Container, { video }: Capabilities): readonly VideoPlan[] {
  const codec = video.find((name) => (container === 'mp4' ? name === 'avc' : name !== 'avc'));
  return codec ? [{ container, videoCodec: codec }] : [];
}

function withSound(plan: VideoPlan, { aac, opus }: Capabilities): readonly ExportPlan[] {
  if (plan.container === 'webm') return opus ? [{ ...plan, audioCodec: 'opus', needsAacEncoder: false }] : [];
  return aac ? [{ ...plan, audioCodec: 'aac', needsAacEncoder: aac === 'wasm' }] : [];
}
