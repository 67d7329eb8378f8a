import type { Clip, Project } from '../../engine/project/schema';
import { usedSource } from '../../engine/project/sourceTime';
import { allClips, mediaIdOf } from '../../engine/project/walk';
import { fromSeconds, type Ticks, toSeconds } from '../../engine/time/ticks';
import { versionKey } from './editedVersions';
import { mediaOf } from './mixProject';
import type { RecipeClip } from './recipe';
import type { MixVersion } from './types';

/** Why a recording stays in an edited version. */
export type KeptReason =
  /** It does not stand there any more. */
  | { readonly kind: 'absent' }
  /** It stands on a track that was locked against changes. */
  | { readonly kind: 'locked' }
  /** Its sound was taken off onto a track of its own, and the new one has none. */
  | { readonly kind: 'silent' }
  /** A clip shows more of it than the new one has, seconds. */
  | { readonly kind: 'short'; readonly needs: number };

export type EditedReplacement = { readonly project: Project } | { readonly reason: KeptReason };

type Sourced = Extract<Clip, { readonly type: 'video' | 'audio' }>;

const isSourced = (clip: Clip): clip is Sourced => clip.type === 'video' || clip.type === 'audio';

/** Clips that move in their source together: what is linked, a picture and the sound that was taken off it, stays in step. */
const bondOf = ({ linkId, id }: Sourced): string => linkId ?? id;

/** Where in its source a bond begins, and where it ends. */
interface SourceSpan {
  readonly from: number;
  readonly to: number;
}

function spansOf(clips: readonly Sourced[]): ReadonlyMap<string, SourceSpan> {
  const spans = new Map<string, SourceSpan>();
  for (const clip of clips) {
    const { from, to } = spans.get(bondOf(clip)) ?? { from: clip.trimStart, to: clip.trimStart };
    const end = clip.trimStart + usedSource(clip);
    spans.set(bondOf(clip), { from: Math.min(from, clip.trimStart), to: Math.max(to, end) });
  }
  return spans;
}

/**
 * A version that was edited in the timeline with one recording in the place of another: each clip of it stays where it
 * is, as long, as fast, with its effects, and so does sound that was taken off it. It begins where the one before did,
 * earlier where the new recording ends too soon for that. All of its clips are replaced, or none.
 *
 * @param footage of `footageOf`, as the recording is known in the recipe
 */
export function replaceInProject(project: Project, footage: string, by: RecipeClip): EditedReplacement {
  const old = new Set(
    Object.values(project.media).flatMap(({ id, kind, hash, url }) =>
      kind === 'video' && (hash ?? url) === footage ? [id] : [],
    ),
  );
  const { overlay, main, audio } = project.tracks;
  const isOld = (clip: Clip): clip is Sourced => isSourced(clip) && old.has(clip.mediaId);
  const tracksWith = [...overlay, main, ...audio].filter(({ clips }) => clips.some(isOld));
  const clips = tracksWith.flatMap((track) => [...track.clips].filter(isOld));
  if (!clips.some(({ type }) => type === 'video')) return { reason: { kind: 'absent' } };
  if (tracksWith.some((track) => 'locked' in track && track.locked)) return { reason: { kind: 'locked' } };
  if (!by.hasAudio && clips.some(({ type }) => type === 'audio')) return { reason: { kind: 'silent' } };
  const medium = mediaOf(by);
  const spans = spansOf(clips);
  const needs = Math.max(...[...spans.values()].map(({ from, to }) => to - from)) as Ticks;
  const length = fromSeconds(by.duration);
  if (length <= 0 || needs > length) return { reason: { kind: 'short', needs: toSeconds(needs) } };
  const replaced = <C extends Clip>(clip: C): C => {
    if (!isOld(clip)) return clip;
    const earlier = Math.max(0, (spans.get(bondOf(clip))?.to ?? 0) - length);
    return { ...clip, name: by.name.slice(0, 200), mediaId: medium.id, trimStart: clip.trimStart - earlier };
  };
  const tracks = {
    overlay: overlay.map((track) => ({ ...track, clips: track.clips.map(replaced) })),
    main: { ...main, clips: main.clips.map(replaced) },
    audio: audio.map((track) => ({ ...track, clips: track.clips.map(replaced) })),
  };
  const used = new Set(allClips({ ...project, tracks }).map(mediaIdOf));
  const others = Object.entries(project.media).filter(([id]) => !old.has(id) || used.has(id));
  return { project: { ...project, tracks, media: { ...Object.fromEntries(others), [medium.id]: medium } } };
}

/** What replacing a recording comes to in the versions that were edited. */
export interface EditedReplacements {
  /** By the key of the version. */
  readonly changed: ReadonlyMap<string, Project>;
  /** Those that stay as they are though they showed it, by their number. */
  readonly kept: readonly { readonly number: number; readonly reason: KeptReason }[];
}

/**
 * @param versions as they are planned
 * @param edited documents, by the key of the version
 */
export function replaceInEdited(
  versions: readonly MixVersion[],
  edited: ReadonlyMap<string, Project>,
  footage: string,
  by: RecipeClip,
): EditedReplacements {
  const changed = new Map<string, Project>();
  const kept: { readonly number: number; readonly reason: KeptReason }[] = [];
  for (const [index, version] of versions.entries()) {
    const key = versionKey(version);
    const document = edited.get(key);
    if (!document) continue;
    const answer = replaceInProject(document, footage, by);
    if ('project' in answer) changed.set(key, answer.project);
    else if (answer.reason.kind !== 'absent' || version.some((piece) => piece.footage === footage))
      kept.push({ number: index + 1, reason: answer.reason });
  }
  return { changed, kept };
}

/** A recording that versions show. */
export interface UsedClip {
  readonly footage: string;
  readonly name: string;
  /** Versions that show it. */
  readonly count: number;
}

/** Recordings that the versions show, edited ones as they are now; most shown first. */
export function usedClips(
  clips: readonly Pick<RecipeClip, 'name' | 'url' | 'hash'>[],
  versions: readonly MixVersion[],
  edited: ReadonlyMap<string, Project>,
): readonly UsedClip[] {
  const counts = new Map<string, number>();
  const names = new Map(clips.map(({ name, hash, url }) => [hash ?? url, name]));
  for (const version of versions) {
    const document = edited.get(versionKey(version));
    const shown = document ? footagesIn(document, names) : version.map(({ footage }) => footage);
    for (const footage of new Set(shown)) counts.set(footage, (counts.get(footage) ?? 0) + 1);
  }
  return [...counts]
    .map(([footage, count]) => ({ footage, count, name: names.get(footage) ?? '' }))
    .toSorted((a, b) => b.count - a.count);
}

/** Recordings of a document; those that the recipe has no more are named after their medium. */
function footagesIn(project: Project, names: Map<string, string>): readonly string[] {
  return allClips(project).flatMap((clip) => {
    const medium = clip.type === 'video' ? project.media[clip.mediaId] : undefined;
    if (!medium) return [];
    const footage = medium.hash ?? medium.url;
    if (!names.has(footage)) names.set(footage, medium.name || clip.name);
    return [footage];
  });
}
