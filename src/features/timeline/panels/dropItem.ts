import { stickerMedia } from '@/blocks/materials';
import type { Clip, Project } from '@/engine/project/schema';
import { clipEnd, findClip } from '@/engine/project/walk';
import type { Ticks } from '@/engine/time/ticks';
import type { EditorParts } from '../EditorContext';
import type { EditorStore } from '../model/editorStore';
import { builtInMedia, builtInWish } from '../music/builtInAudio';
import { buildEffect, buildLook } from './effects/buildEffects';
import { buildAudio } from './items/buildAudio';
import {
  type Built,
  buildMedia,
  buildShape,
  buildSticker,
  buildTemplate,
  buildText,
  buildTransition,
  clipAt,
  nearestCut,
  type Target,
} from './items/buildItem';
import type { EditorItem } from './items/editorItem';
import { completeMedia } from './media/completeMedia';
import { intakeOf } from './media/intake';
import { shapeOf } from './shapes.data';
import { transitionSeconds } from './transitions/transitionSeconds';

/** Why a drop came to nothing; the words stand in the locales as `timelinePanels.drop.<code>`. */
type DropProblem = 'no-image' | 'no-cut' | 'no-media' | 'unreadable';

/**
 * Puts an item on the timeline: the same for a drop, a click (at the playhead) and the keyboard.
 *
 * @param at Where; without a track the item chooses its own. Default: the playhead, for an image of the video its end.
 * @returns Why it could not be done, undefined when it was (or the store has told).
 * @throws VaultFullError for a sound that is made here and finds no room.
 */
export async function dropItem(
  { store, player }: Pick<EditorParts, 'store' | 'player'>,
  item: EditorItem,
  at?: Ticks,
  trackId?: string,
): Promise<DropProblem | undefined> {
  const target = at === undefined ? placeOf(store, player.state().time) : { at, trackId };
  const built = await build(store, item, target);
  if (typeof built === 'string') return built;
  const refused = store.act(built.action, { label: built.label });
  // What was made here the others need as well.
  if (!refused && madeHere.has(item.kind)) void intakeOf(store).resume();
  if (!refused && built.clipId) store.select([built.clipId]);
  return undefined;
}

const madeHere: ReadonlySet<EditorItem['kind']> = new Set(['sticker', 'loop', 'sound'] as const);

/** Where a click puts things: into the placeholder that is chosen, else at the playhead. */
function placeOf(store: EditorParts['store'], playhead: Ticks): Target {
  const { selection, history } = store.getState();
  const [id, ...others] = selection;
  const chosen = id === undefined || others.length > 0 ? undefined : findClip(history.present, id);
  if (chosen?.clip.type !== 'placeholder') return { at: playhead, isAppended: true };
  return { at: chosen.clip.start, trackId: chosen.track.id, isAppended: true };
}

async function build(store: EditorStore, item: EditorItem, target: Target): Promise<Built | DropProblem> {
  // Asked for after each wait: the document may have changed meanwhile.
  const project = (): Project => store.getState().history.present;
  const { selection } = store.getState();
  switch (item.kind) {
    case 'media': {
      const media = project().media[item.mediaId];
      return media ? buildMedia(project(), media, target) : 'no-media';
    }
    case 'library': {
      const known = Object.values(project().media).find(({ url }) => url === item.media.url);
      const media = known ?? (await completeMedia(item.media).catch(() => undefined));
      return media ? buildMedia(project(), media, target) : 'unreadable';
    }
    case 'text':
      return buildText(project(), item, target);
    case 'template':
      return buildTemplate(project(), item, target);
    case 'sticker': {
      const media = await stickerMedia(item.id, item.name).catch(() => undefined);
      return media ? buildSticker(project(), media, target) : 'unreadable';
    }
    case 'shape': {
      const clip = shapeOf(item.id);
      return clip ? buildShape(project(), clip, target) : 'no-media';
    }
    case 'loop':
    case 'sound': {
      const media = await builtInMedia(store, item);
      return media ? buildAudio(project(), media, target, builtInWish(item)) : 'no-media';
    }
    case 'effect':
      return buildEffect(clipsFor(project(), target, selection), item.id) ?? 'no-image';
    case 'look':
      return buildLook(clipsFor(project(), target, selection), item.id) ?? 'no-image';
    case 'transition': {
      const cut = nearestCut(project(), target.at);
      return buildTransition(cut ? [cut] : [], { type: item.id, seconds: transitionSeconds(item.id) }) ?? 'no-cut';
    }
  }
}

/** What an effect is meant for: the clip it was dropped on, else what is selected, else the image at the playhead. */
export function clipsFor(project: Project, target: Target, selection: ReadonlySet<string>): readonly Clip[] {
  const under = clipAt(project, target);
  if (under) return [under];
  const selected = [...selection].flatMap((id) => findClip(project, id)?.clip ?? []);
  if (selected.length > 0) return selected;
  const shown = project.tracks.main.clips.find((clip) => clip.start <= target.at && target.at < clipEnd(clip));
  return shown ? [shown] : [];
}
