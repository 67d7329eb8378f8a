import { z } from 'zod';
import {
  audioClip,
  type Clip,
  captionClip,
  imageClip,
  type MediaRef,
  mediaRef,
  type Project,
  placeholderClip,
  shapeClip,
  stickerClip,
  type Transition,
  textClip,
  transition,
  videoClip,
} from '../../project/schema';
import { mediaIdOf, type TrackKind } from '../../project/walk';
import { subTicks, type Ticks } from '../../time/ticks';
import type { Action } from '../actions';
import { closure } from '../links';
import { type CommandOptions, idsFrom, type Selection, together } from './command';
import { landingPlan } from './landing';
import { renewed } from './renew';
import { selectedPlaces } from './select';

/** Marks our clips among other text of the system clipboard. */
const KIND = 'timeline-clips';
/** Far above what anybody copies; text from elsewhere must not hang the page. */
const MAX_CHARACTERS = 5_000_000;

interface ClipboardItem {
  readonly track: { readonly kind: TrackKind; readonly index: number };
  /** Its start counts from the first clip copied. */
  readonly clip: Clip;
}

/** Clips on their way to another place or project: plain JSON, with the media they need and their transitions. */
interface ClipboardClips {
  readonly kind: typeof KIND;
  readonly items: readonly ClipboardItem[];
  readonly media: readonly MediaRef[];
  readonly transitions: readonly Transition[];
}

const clipboardSchema = z.object({
  kind: z.literal(KIND),
  items: z
    .array(
      z.object({
        track: z.object({ kind: z.enum(['main', 'overlay', 'audio']), index: z.number().int().min(0).max(49) }),
        clip: z.discriminatedUnion('type', [
          videoClip,
          imageClip,
          textClip,
          captionClip,
          stickerClip,
          shapeClip,
          audioClip,
          placeholderClip,
        ]),
      }),
    )
    .min(1)
    .max(5000),
  media: z.array(mediaRef).max(5000),
  transitions: z.array(transition).max(5000),
});

/** The selected clips and their partners, also from locked tracks; undefined when none is selected. */
export function copyClips(project: Project, selection: Selection): ClipboardClips | undefined {
  const places = selectedPlaces(project, closure(project, selection, { groups: false }), { locked: true });
  const first = places.reduce((least, { clip }) => Math.min(least, clip.start), Number.MAX_SAFE_INTEGER) as Ticks;
  if (places.length === 0) return undefined;
  const ids = new Set(places.map(({ clip }) => clip.id));
  const mediaIds = new Set(places.flatMap(({ clip }) => mediaIdOf(clip) ?? []));
  return {
    kind: KIND,
    items: places.map(({ kind, index, clip }) => ({
      track: { kind, index },
      clip: { ...clip, start: subTicks(clip.start, first) },
    })),
    media: [...mediaIds].flatMap((id) => project.media[id] ?? []),
    transitions: project.tracks.main.transitions.filter(
      ({ leftClipId, rightClipId }) => ids.has(leftClipId) && ids.has(rightClipId),
    ),
  };
}

/** Reads clips out of text from the system clipboard; undefined for any other text. */
export function parseClipboard(text: string): ClipboardClips | undefined {
  if (text.length > MAX_CHARACTERS || !text.includes(KIND)) return undefined;
  try {
    const parsed = clipboardSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Puts copied clips at the playhead with ids of their own. They keep their tracks; where there is no room, a new track is
 * made above, or with `ripple` the video makes room at the cut nearest to the playhead. Media that the document lacks come
 * along; one that it has under another id is used.
 */
export function pasteClips(
  project: Project,
  clipboard: ClipboardClips,
  playhead: Ticks,
  options: CommandOptions = {},
): Action | undefined {
  const makeId = idsFrom(options);
  const { ids: mediaIds, added } = carriedMedia(project, clipboard.media, makeId);
  const old = clipboard.items.map(({ clip }) => clip);
  const fresh = renewed(old, makeId).map((clip) => withMedia(clip, mediaIds));
  const items = clipboard.items.flatMap(({ track }, index) => {
    const clip = fresh[index];
    return clip ? [{ track, clip }] : [];
  });
  if (items.length === 0) return undefined;
  const plan = landingPlan(project, items, { at: playhead, ripple: options.ripple ?? false, makeId });
  const renamed = new Map(old.map((clip, index) => [clip.id, fresh[index]?.id ?? clip.id]));
  const onMain = new Set(
    plan.clips.filter(({ trackId }) => trackId === project.tracks.main.id).map(({ clip }) => clip.id),
  );
  const transitions = clipboard.transitions.flatMap((item): readonly Action[] => {
    const leftClipId = renamed.get(item.leftClipId) ?? '';
    const rightClipId = renamed.get(item.rightClipId) ?? '';
    if (!onMain.has(leftClipId) || !onMain.has(rightClipId)) return [];
    return [{ type: 'setTransition', leftClipId, rightClipId, transition: { ...item, id: makeId() } }];
  });
  return together([
    ...added.map((media): Action => ({ type: 'addMedia', media })),
    ...plan.tracks,
    { type: 'insertClips', clips: plan.clips, ...(options.ripple ? { ripple: true } : {}) },
    ...transitions,
  ]);
}

/** Old media ids → ids here, and the media to add. The same file is never there twice. */
function carriedMedia(project: Project, media: readonly MediaRef[], makeId: () => string) {
  const ids = new Map<string, string>();
  const added: MediaRef[] = [];
  const known = Object.values(project.media);
  for (const item of media) {
    const same = known.find((other) => isSameFile(item, other));
    const id = same?.id ?? (project.media[item.id] ? makeId() : item.id);
    ids.set(item.id, id);
    if (!same) added.push({ ...item, id });
  }
  return { ids, added };
}

const isSameFile = (a: MediaRef, b: MediaRef): boolean =>
  a.kind === b.kind &&
  (a.hash !== undefined && b.hash !== undefined ? a.hash === b.hash : a.url !== '' && a.url === b.url);

function withMedia(clip: Clip, ids: ReadonlyMap<string, string>): Clip {
  const mediaId = mediaIdOf(clip);
  const here = mediaId === undefined ? undefined : ids.get(mediaId);
  return here === undefined || here === mediaId ? clip : ({ ...clip, mediaId: here } as Clip);
}
