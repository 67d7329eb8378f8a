import { exportPreset } from '../../engine/export/presets.data';
import { isDense, isLarge } from './checks/checkVideo';
import type { PostVideo } from './checks/findings';
import { platforms } from './platforms';
import type { Platform, PlatformId } from './types';

/** Sound of the copy, bits a second. */
const audioBits = 128_000;
/** Encoders keep to their bitrate within some 15 %; the file must stay below the limit all the same. */
const reserve = 0.82;
/** Bits a second below which a moving image of 720 lines is a blur. */
const leastBits = 500_000;
/** Below this an image of 1080 lines looks better at 720. */
const smallerBelow = 2_000_000;

export type TranscodePlan =
  | { readonly kind: 'nothing' }
  /** Nothing is cut off silently: what to leave out is the author's choice. */
  | { readonly kind: 'tooLong'; readonly platform: Platform; readonly seconds: number; readonly max: number }
  /** Within these bytes it would be a blur. */
  | { readonly kind: 'tooTight'; readonly maxBytes: number }
  | {
      readonly kind: 'ready';
      readonly container: 'mp4';
      /** Absent: only the wrapping changes, the image stays as it is where the codec allows. */
      readonly videoBitrate?: number;
      readonly shortSide?: number;
      /** What the file will be at most. */
      readonly bytes: number;
      /** The smallest limit of the platforms. */
      readonly maxBytes: number;
    };

/** What must be made of a video so that all these platforms take the file. Seconds, bytes, pixels. */
export function planTranscode(ids: readonly PlatformId[], video: PostVideo): TranscodePlan {
  const all = ids.map((id) => platforms[id]);
  const strict = all.find(({ video: rules }) => video.duration > rules.maxSeconds);
  if (strict)
    return { kind: 'tooLong', platform: strict, seconds: Math.round(video.duration), max: strict.video.maxSeconds };
  const isTaken = all.every(({ video: rules }) => rules.containers.includes(video.container.toLowerCase()));
  const maxBytes = Math.min(...all.map(({ video: rules }) => rules.maxBytes));
  const isBig = video.size > maxBytes;
  const stated = all.flatMap(({ video: rules }) => rules.stated ?? []);
  const isBeyond = stated.some((limits) => isLarge(limits, video) || isDense(limits, video));
  if (isTaken && !isBig && !isBeyond) return { kind: 'nothing' };
  if (!isBig && !isBeyond) return { kind: 'ready', container: 'mp4', bytes: video.size, maxBytes };
  const room = (maxBytes * reserve * 8) / video.duration - audioBits;
  if (room < leastBits) return { kind: 'tooTight', maxBytes };
  const usual = Math.min(...ids.map((id) => exportPreset(id)?.videoBitrate ?? Number.POSITIVE_INFINITY));
  const videoBitrate = Math.round(Math.min(room, usual) / 1000) * 1000;
  const [side = 0, longSide = 0] = [video.width, video.height].toSorted((a, b) => a - b);
  const wanted = Math.min(side, videoBitrate < smallerBelow ? 720 : 1080);
  const maxSide = Math.min(...stated.map((limits) => limits.maxSide));
  const shortSide = Math.min(wanted, Math.floor((side * maxSide) / longSide));
  const bytes = Math.round(((videoBitrate + audioBits) * video.duration) / 8);
  return { kind: 'ready', container: 'mp4', videoBitrate, shortSide, bytes, maxBytes };
}
