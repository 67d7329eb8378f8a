import { graphemes } from '../../engine/captions/graphemes';
import type { Action } from '../../engine/edit/actions';
import { applyAction } from '../../engine/edit/applyAction';
import type { Project } from '../../engine/project/schema';
import { allClips } from '../../engine/project/walk';
import { toSeconds } from '../../engine/time/ticks';
import { type FieldRule, type FieldRules, MAX_TEXT_LIMIT, textSources, USUAL_TEXT_LIMIT } from './elements';

/** A clip of a video that a template may leave open. */
export interface TemplatePart {
  readonly clipId: string;
  readonly type: 'media' | 'text';
  /** Its own name; empty where it has none. */
  readonly name: string;
  /** A text as it is, or the name of the file that is shown. */
  readonly shows: string;
  /** Seconds from the beginning. */
  readonly at: number;
  /** Places that were left open already stay open. */
  readonly isOpen: boolean;
  /** One of many that follow what is spoken; seldom left open. */
  readonly isCaption: boolean;
}

/** What of a video can be left open: the images and videos of its main track, its places, its texts and its captions. */
export function partsOf(project: Project): readonly TemplatePart[] {
  return allClips(project)
    .flatMap((clip): readonly TemplatePart[] => {
      const { id: clipId, start } = clip;
      const base = { clipId, name: clip.name.trim(), at: toSeconds(start), isOpen: false, isCaption: false };
      if (clip.type === 'placeholder') return [{ ...base, type: 'media', shows: '', isOpen: true }];
      if (clip.type === 'text') return [{ ...base, type: 'text', shows: clip.text }];
      if (clip.type === 'caption')
        return [{ ...base, type: 'text', shows: Object.values(clip.texts).join(' '), isCaption: true }];
      const isShot = project.tracks.main.clips.some(({ id }) => id === clip.id);
      if (!isShot || (clip.type !== 'video' && clip.type !== 'image')) return [];
      return [{ ...base, type: 'media', shows: project.media[clip.mediaId]?.name ?? '' }];
    })
    .toSorted((a, b) => a.at - b.at);
}

/** Room for other words than those that stand there: half as many again. */
export const limitFor = (text: string): number =>
  Math.min(MAX_TEXT_LIMIT, Math.max(USUAL_TEXT_LIMIT, Math.ceil(graphemes(text).length * 1.5)));

/** A place asks for what stood there; a medium of unknown size leaves the usual one. */
function sizeOf(project: Project, id: string): readonly Action[] {
  const clip = project.tracks.main.clips.find((one) => one.id === id);
  const { width = 0, height = 0 } = (clip?.mediaId && project.media[clip.mediaId]) || {};
  return width > 0 && height > 0 ? [{ type: 'setPlaceholder', clipId: id, patch: { width, height } }] : [];
}

/** A part that is left open: under which name, and for a text what may stand there. */
export interface OpenPart extends FieldRule {
  readonly name: string;
}
/** By clip id; what is not there stays as it is. */
export type OpenParts = Readonly<Record<string, OpenPart>>;

/** What a template leaves open, as `templateFromProject` takes it. */
export function openPartsOf(project: Project, fields: FieldRules): OpenParts {
  const open = partsOf(project).filter(({ name, isOpen }) => name !== '' || isOpen);
  return Object.fromEntries(open.map(({ clipId, name }) => [clipId, { name, ...fields[clipId] }]));
}

/**
 * A video as a template: what `open` names is left open under that name, everything else stays as it is. Texts that are
 * not left open lose their names, so that a name always means a place. Media that nothing shows any more go.
 */
export function templateFromProject(
  project: Project,
  open: OpenParts,
): { readonly document: Project; readonly fields: FieldRules } {
  const parts = partsOf(project);
  const actions = parts.flatMap(({ clipId, type, isOpen, name: old }): readonly Action[] => {
    const name = open[clipId]?.name.trim() ?? '';
    const rename: readonly Action[] = name === old ? [] : [{ type: 'setName', clipId, name }];
    if (type !== 'media' || name === '' || isOpen) return rename;
    return [{ type: 'emptyPlace', clipId }, ...sizeOf(project, clipId), ...rename];
  });
  const document = dropSpareMedia(actions.length === 0 ? project : applyAction(project, { type: 'batch', actions }));
  const fields = parts.flatMap(({ clipId, type, shows }): readonly [string, FieldRule][] => {
    const part = open[clipId];
    if (type !== 'text' || !part?.name.trim()) return [];
    return [[clipId, { limit: part.limit ?? limitFor(shows), ...(part.from ? { from: part.from } : {}) }]];
  });
  return { document, fields: Object.fromEntries(fields) };
}

/** A template without the media that stood in its places before they were left open. */
export function dropSpareMedia(project: Project): Project {
  const used = new Set(allClips(project).flatMap((clip) => ('mediaId' in clip && clip.mediaId ? [clip.mediaId] : [])));
  const isWanted = new Set(
    allClips(project).flatMap((clip) =>
      clip.type !== 'placeholder' && 'mediaId' in clip && clip.mediaId ? [clip.mediaId] : [],
    ),
  );
  const spare = [...used].filter((id) => !isWanted.has(id) && Object.hasOwn(project.media, id));
  return spare.length === 0 ? project : { ...project, media: omit(project.media, spare) };
}

const omit = (media: Project['media'], ids: readonly string[]): Project['media'] =>
  Object.fromEntries(Object.entries(media).filter(([id]) => !ids.includes(id)));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Rules as a record keeps them; what is none is left out. */
export function readFields(value: unknown): FieldRules {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([clipId, rule]): readonly [string, FieldRule][] => {
      if (!isRecord(rule)) return [];
      const { limit } = rule;
      const from = textSources.find((source) => source === rule.from);
      const isLimit = typeof limit === 'number' && Number.isInteger(limit) && limit >= 1 && limit <= MAX_TEXT_LIMIT;
      return [[clipId, { ...(isLimit ? { limit } : {}), ...(from ? { from } : {}) }]];
    }),
  );
}
