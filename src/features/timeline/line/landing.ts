import type { Action } from '@/engine/edit/actions';
import { applyAction } from '@/engine/edit/applyAction';
import { EditError } from '@/engine/edit/errors';
import type { MediaRef, Project } from '@/engine/project/schema';
import { clipEnd, findClip } from '@/engine/project/walk';
import { fromSeconds, type Ticks, ZERO } from '@/engine/time/ticks';
import { type BuiltInAudio, builtInLength, builtInWish } from '../music/builtInAudio';
import { audioSpan, buildAudio } from '../panels/items/buildAudio';
import {
  type Built,
  buildMedia,
  buildSticker,
  buildTemplate,
  buildText,
  clipAt,
  nearestCut,
  type Target,
} from '../panels/items/buildItem';
import type { EditorItem } from '../panels/items/editorItem';

/** Where something that is held over the timeline would come to lie. */
export interface Landing {
  readonly start: Ticks;
  readonly duration: Ticks;
  /** Undefined: on a new track. */
  readonly trackId: string | undefined;
  readonly kind: 'overlay' | 'main' | 'audio';
}

const unknownLength = fromSeconds(5);
const waiting: MediaRef = {
  id: 'waiting',
  kind: 'image',
  name: '',
  url: 'waiting:',
  width: 600,
  height: 600,
  duration: ZERO,
  hasAudio: false,
};

/** A file whose length nobody has read yet stands in with five seconds. */
const fileRef = (type: string): MediaRef | undefined => {
  const kind = (['image', 'video', 'audio'] as const).find((name) => type.startsWith(name));
  return kind && { ...waiting, kind, duration: kind === 'image' ? ZERO : unknownLength };
};

function build(project: Project, item: EditorItem, target: Target): Built | undefined {
  switch (item.kind) {
    case 'media': {
      const media = project.media[item.mediaId];
      return media && buildMedia(project, media, target);
    }
    case 'library': {
      const { media } = item;
      const isTimed = media.kind !== 'image' && media.duration === ZERO;
      return buildMedia(project, isTimed ? { ...media, duration: unknownLength } : media, target);
    }
    case 'text':
      return buildText(project, item, target);
    case 'template':
      return buildTemplate(project, item, target);
    case 'sticker':
      return buildSticker(project, waiting, target);
    case 'shape':
      // Lies where a text would.
      return buildText(project, { kind: 'text', id: '', text: '·' }, target);
    case 'loop':
    case 'sound':
      return buildBuiltIn(project, item, target);
    default:
      return undefined;
  }
}

/** However often it is repeated, it is shown as one stretch. */
function buildBuiltIn(project: Project, item: BuiltInAudio, target: Target): Built {
  const { role, isRepeated } = builtInWish(item);
  const duration = audioSpan(project, target.at, builtInLength(item), isRepeated);
  return buildAudio(project, { ...waiting, kind: 'audio', duration }, target, { role });
}

/** Tries it on the document, so that what is shown is what will happen. Undefined: it cannot be dropped here. */
export function landingOf(project: Project, item: EditorItem, target: Target): Landing | undefined {
  if (item.kind === 'transition') return cutLanding(project, target);
  if (item.kind === 'effect' || item.kind === 'look') return clipLanding(project, clipAt(project, target)?.id);
  const built = build(project, item, target);
  return built && tried(project, built.action, built.clipId ?? clipAt(project, target)?.id);
}

export function fileLanding(project: Project, type: string, target: Target): Landing | undefined {
  const media = fileRef(type);
  if (!media) return undefined;
  const built = buildMedia(project, media, target);
  return tried(project, built.action, built.clipId);
}

function tried(project: Project, action: Action, clipId: string | undefined): Landing | undefined {
  try {
    return clipLanding(applyAction(project, action), clipId, project);
  } catch (error) {
    if (error instanceof EditError) return undefined;
    throw error;
  }
}

function clipLanding(project: Project, clipId: string | undefined, before = project): Landing | undefined {
  const place = clipId === undefined ? undefined : findClip(project, clipId);
  if (!place || place.track.locked) return undefined;
  const { kind, track, clip } = place;
  const isThere = kind === 'main' || before.tracks[kind].some(({ id }) => id === track.id);
  return { start: clip.start, duration: clip.duration, trackId: isThere ? track.id : undefined, kind };
}

function cutLanding(project: Project, { at }: Target): Landing | undefined {
  const cut = nearestCut(project, at);
  const { main } = project.tracks;
  const left = main.clips.find(({ id }) => id === cut?.leftClipId);
  if (!cut || !left || main.locked) return undefined;
  const duration = Math.min(fromSeconds(0.6), cut.room) as Ticks;
  return { start: (clipEnd(left) - duration / 2) as Ticks, duration, trackId: main.id, kind: 'main' };
}
