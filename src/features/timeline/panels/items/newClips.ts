import { isValidParam, paramsFor } from '@/engine/project/params';
import {
  audioClip,
  type Clip,
  captionClip,
  imageClip,
  type MediaRef,
  type ParamValue,
  type Project,
  placeholderClip,
  shapeClip,
  stickerClip,
  textClip,
  videoClip,
} from '@/engine/project/schema';
import { wholeFrames } from '@/engine/time/frameRate';
import { fromSeconds, type Ticks } from '@/engine/time/ticks';
import { newId } from '@/utils/newId';

/** How long a thing without a length of its own stands. */
const STILL_SECONDS = 3;
/** Longer sounds are taken as music, which steps back under a voice. */
const MUSIC_FROM_SECONDS = 15;
/** An image over the image begins smaller, so that both are seen. */
const OVERLAY_SCALE = 0.6;

type Params = Readonly<Record<string, ParamValue>>;

const still = fromSeconds(STILL_SECONDS);

/** An image that moves is seen to its end, several times where that is soon. */
const wholeLoops = (loop: Ticks): Ticks => (loop * Math.ceil(still / loop)) as Ticks;

/** Below this share of a file that a filled canvas would show, all of it is shown instead: a banner, a long screenshot. */
const LEAST_SHOWN = 0.2;

/** Share of a file's image that is seen where it fills the canvas; 1 where its size is not known. */
function shownShare(
  media: Pick<MediaRef, 'width' | 'height'>,
  canvas: Pick<Project['canvas'], 'width' | 'height'>,
): number {
  const [own, wanted] = [media.width / media.height, canvas.width / canvas.height];
  return own > 0 && Number.isFinite(own) ? Math.min(own / wanted, wanted / own) : 1;
}

/** The clip that shows or sounds a medium, at 0. `isOver`: above the image instead of in the main track. */
export function mediaClip(media: MediaRef, canvas: Project['canvas'], isOver = false): Clip {
  const { fps } = canvas;
  const id = newId();
  const name = media.name.slice(0, 200);
  // Whole frames, so that the next clip begins on one.
  const length = media.duration > 0 ? wholeFrames(media.duration, fps) : still;
  const whole: Params = shownShare(media, canvas) < LEAST_SHOWN ? { fit: 'contain' } : {};
  const params: Params = isOver ? { fit: 'contain', scale: OVERLAY_SCALE } : whole;
  if (media.kind === 'image') {
    const duration = media.duration > 0 ? wholeFrames(wholeLoops(media.duration), fps) : still;
    return imageClip.parse({ type: 'image', id, name, start: 0, duration, mediaId: media.id, params });
  }
  if (media.kind === 'video') {
    return videoClip.parse({ type: 'video', id, name, start: 0, duration: length, mediaId: media.id, params });
  }
  const role = media.duration >= fromSeconds(MUSIC_FROM_SECONDS) ? 'music' : 'effect';
  return audioClip.parse({ type: 'audio', id, name, start: 0, duration: length, mediaId: media.id, role });
}

/** Params that this release knows; a preset never makes a document that cannot be read. */
function knownParams(type: Clip['type'], params: Params): Params {
  const known = paramsFor(type);
  return Object.fromEntries(
    Object.entries(params).filter(([id, value]) => {
      const definition = known.get(id);
      return definition !== undefined && isValidParam(definition, value);
    }),
  );
}

export const newText = (text: string, params: Params): Clip =>
  textClip.parse({ type: 'text', id: newId(), start: 0, duration: still, text, params: knownParams('text', params) });

export const newPlaceholder = (): Clip =>
  placeholderClip.parse({ type: 'placeholder', id: newId(), start: 0, duration: still });

export const newCaption = (templateKey: string, texts: Readonly<Record<string, string>>): Clip =>
  captionClip.parse({ type: 'caption', id: newId(), start: 0, duration: still, templateKey, texts });

export const newSticker = (mediaId: string, name: string, scale: number): Clip =>
  stickerClip.parse({ type: 'sticker', id: newId(), name, start: 0, duration: still, mediaId, params: { scale } });

export const newShape = (shape: string, params: Params): Clip =>
  shapeClip.parse({
    type: 'shape',
    id: newId(),
    start: 0,
    duration: still,
    shape,
    params: knownParams('shape', params),
  });
