import type { Action } from '@/engine/edit/actions';
import type { Clip, MediaRef, Project } from '@/engine/project/schema';
import { clipEnd, findClip, findTrack } from '@/engine/project/walk';
import { fromSeconds, minTicks, type Ticks } from '@/engine/time/ticks';
import { newId } from '@/utils/newId';
import { textPreset } from '../textPresets.data';
import type { EditorItem } from './editorItem';
import { mediaClip, newCaption, newPlaceholder, newSticker, newText } from './newClips';
import { type Place, placeCaption, placeOnAudio, placeOnMain, placeOnOverlay } from './places';

/** What a drop or a click does to the document. */
export interface Built {
  readonly action: Action;
  /** Locale id for the history. */
  readonly label: string;
  /** The clip to be selected afterwards. */
  readonly clipId?: string;
}

export interface Target {
  readonly at: Ticks;
  readonly trackId?: string | undefined;
  /** No place was named: images of the video join its end. */
  readonly isAppended?: boolean;
}

const insert = (place: Place, clip: Clip, label: string, first: readonly Action[] = []): Built => ({
  action: {
    type: 'batch',
    actions: [
      ...first,
      ...place.before,
      { type: 'insertClip', trackId: place.trackId, clip: { ...clip, start: place.start }, ripple: place.ripple },
    ],
  },
  label,
  clipId: clip.id,
});

/** The clip of a track at a moment. */
export function clipAt(project: Project, { at, trackId }: Target): Clip | undefined {
  const clips: readonly Clip[] = (trackId ? findTrack(project, trackId)?.track.clips : undefined) ?? [];
  return clips.find((clip) => clip.start <= at && at < clipEnd(clip));
}

const VIDEO_END = Number.MAX_SAFE_INTEGER as Ticks;

/** Puts a medium on the timeline; one that the project does not know yet becomes part of it in the same step. */
export function buildMedia(project: Project, media: MediaRef, target: Target): Built {
  const first: readonly Action[] = project.media[media.id] ? [] : [{ type: 'addMedia', media }];
  const under = clipAt(project, target);
  if (under?.type === 'placeholder' && media.kind !== 'audio') return buildFill(under, media, first);
  const label = 'timelinePanels.step.media';
  if (media.kind === 'audio') {
    const clip = mediaClip(media, project.canvas);
    return insert(placeOnAudio(project, { ...target, duration: clip.duration }), clip, label, first);
  }
  const isOver = target.trackId !== undefined && findTrack(project, target.trackId)?.kind === 'overlay';
  const clip = mediaClip(media, project.canvas, isOver);
  const wish = { ...target, ...(target.isAppended ? { at: VIDEO_END } : {}), duration: clip.duration };
  return insert(isOver ? placeOnOverlay(project, wish) : placeOnMain(project, wish), clip, label, first);
}

/** Fills a placeholder; a video that is too short shortens it. */
function buildFill(clip: Clip, media: MediaRef, first: readonly Action[] = []): Built {
  const isShort = media.kind === 'video' && media.duration > 0 && media.duration < clip.duration;
  const trim: readonly Action[] = isShort
    ? [
        {
          type: 'trimClip',
          clipId: clip.id,
          edge: 'end',
          to: minTicks(clipEnd(clip), (clip.start + media.duration) as Ticks),
        },
      ]
    : [];
  return {
    action: {
      type: 'batch',
      actions: [...first, ...trim, { type: 'replaceMedia', clipId: clip.id, mediaId: media.id }],
    },
    label: 'timelinePanels.step.fill',
    clipId: clip.id,
  };
}

/** A place for an image that is still to come, in the video itself. */
export function buildPlaceholder(project: Project, target: Target): Built {
  const clip = newPlaceholder();
  const place = placeOnMain(project, { ...target, duration: clip.duration });
  return insert(place, clip, 'timeline.step.insertPlaceholder');
}

/** Several media one after another, beginning at one place. */
export function buildSeveral(project: Project, media: readonly MediaRef[], target: Target, apply: Apply): Built {
  let after = project;
  let at = target.at;
  const actions: Action[] = [];
  let clipId: string | undefined;
  for (const item of media) {
    const built = buildMedia(after, item, { ...target, at });
    actions.push(built.action);
    after = apply(after, built.action);
    clipId = built.clipId;
    const placed = clipId ? findClip(after, clipId) : undefined;
    if (placed && item.kind !== 'audio') at = clipEnd(placed.clip);
  }
  return { action: { type: 'batch', actions }, label: 'timelinePanels.step.media', ...(clipId ? { clipId } : {}) };
}
type Apply = (project: Project, action: Action) => Project;

export function buildText(project: Project, item: Extract<EditorItem, { kind: 'text' }>, target: Target): Built {
  const clip = newText(item.text, textPreset(item.id)?.params ?? {});
  return insert(placeOnOverlay(project, { ...target, duration: clip.duration }), clip, 'timelinePanels.step.text');
}

/** On a caption: gives it the template; elsewhere: a new caption in it. */
export function buildTemplate(
  project: Project,
  item: Extract<EditorItem, { kind: 'template' }>,
  target: Target,
): Built {
  const under = clipAt(project, target);
  if (under?.type === 'caption') return buildTemplateFor([under.id], item.id);
  const clip = newCaption(item.id, item.texts);
  return insert(placeCaption(project, { ...target, duration: clip.duration }), clip, 'timelinePanels.step.caption');
}

/** Gives captions a template; without ids all of them. */
export const buildTemplateFor = (clipIds: readonly string[] | undefined, templateKey: string): Built => ({
  action: clipIds
    ? { type: 'batch', actions: clipIds.map((clipId) => ({ type: 'setTemplate', clipId, templateKey })) }
    : { type: 'setTemplate', templateKey },
  label: 'timelinePanels.step.template',
});

/** Share of the canvas' shorter side that a sticker takes at first. */
const STICKER_SHARE = 0.36;

export function buildSticker(project: Project, media: MediaRef, target: Target): Built {
  const { width, height } = project.canvas;
  const scale = (Math.min(width, height) * STICKER_SHARE) / Math.max(1, media.width);
  const clip = newSticker(media.id, media.name, Math.round(Math.min(20, Math.max(0.01, scale)) * 100) / 100);
  const first: readonly Action[] = project.media[media.id] ? [] : [{ type: 'addMedia', media }];
  const place = placeOnOverlay(project, { ...target, duration: clip.duration });
  return insert(place, clip, 'timelinePanels.step.sticker', first);
}

export function buildShape(project: Project, clip: Clip, target: Target): Built {
  return insert(placeOnOverlay(project, { ...target, duration: clip.duration }), clip, 'timelinePanels.step.shape');
}

/** A cut of the main track: two clips that touch. */
export interface Cut {
  readonly leftClipId: string;
  readonly rightClipId: string;
  readonly at: Ticks;
  /** Of the shorter of the two: no transition is longer. */
  readonly room: Ticks;
}

export function cutsOf(project: Project): readonly Cut[] {
  const { clips } = project.tracks.main;
  return clips.flatMap((right, index): readonly Cut[] => {
    const left = clips[index - 1];
    if (!left || clipEnd(left) !== right.start) return [];
    return [
      { leftClipId: left.id, rightClipId: right.id, at: right.start, room: minTicks(left.duration, right.duration) },
    ];
  });
}

/** The cut nearest to a moment. */
export const nearestCut = (project: Project, at: Ticks): Cut | undefined =>
  cutsOf(project).reduce<Cut | undefined>(
    (best, cut) => (!best || Math.abs(cut.at - at) < Math.abs(best.at - at) ? cut : best),
    undefined,
  );

/** Puts a transition on cuts (or takes it off with null); undefined when there is no cut. */
export function buildTransition(
  cuts: readonly Cut[],
  transition: { readonly type: string; readonly seconds: number } | null,
): Built | undefined {
  if (cuts.length === 0) return undefined;
  return {
    action: {
      type: 'batch',
      actions: cuts.map(({ leftClipId, rightClipId, room }) => ({
        type: 'setTransition',
        leftClipId,
        rightClipId,
        transition: transition && {
          id: newId(),
          type: transition.type,
          duration: minTicks(room, fromSeconds(transition.seconds)),
        },
      })),
    },
    label: transition ? 'timelinePanels.step.transition' : 'timelinePanels.step.noTransition',
  };
}
