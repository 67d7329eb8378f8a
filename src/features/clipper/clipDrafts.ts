import { clipEdges } from '@/domain/clipper/clipEdges';
import { type ClipLook, type ClipSource, clipProject } from '@/domain/clipper/clipProject';
import { findClips, MAX_OVERLAP, overlapOf } from '@/domain/clipper/findClips';
import { type FramingChoice, sceneKey, scenesOf } from '@/domain/clipper/framing';
import type { ClipEdits, ClipMaterial, ClipReason, LengthRange, SentenceRange } from '@/domain/clipper/types';
import { firstCut } from '@/domain/clipper/wordHits';
import type { Project } from '@/engine/project/schema';
import { hashContent } from '@/engine/resolve/hashContent';
import { newId } from '@/utils/newId';

/** A clip on its way: what was found, and what the user made of it. */
export interface ClipDraft extends SentenceRange {
  readonly id: string;
  /** Empty = named by its number. */
  readonly title: string;
  readonly reasons: readonly ClipReason[];
  readonly isAccepted: boolean;
  /** Somebody has changed it: another length does not replace it. */
  readonly isTouched: boolean;
  /** What was decided for the camera in single scenes, by their keys. */
  readonly framings?: Readonly<Record<string, FramingChoice>> | undefined;
  /** Of drafts of earlier versions: the middle of the cut-out in all scenes, 0–1. */
  readonly center?: number | undefined;
  /** What was made of its words; absent = nothing. */
  readonly edits?: ClipEdits | undefined;
}

const MAX_TITLE = 24;

/** As much of the first sentence as is read at a glance. */
const titleOf = ({ sentences }: ClipMaterial, first: number): string =>
  [...(sentences[first]?.text ?? '').replace(/[。！？!?…，,]+$/, '')].slice(0, MAX_TITLE).join('');

/** The clips of a material in the wanted length; those that somebody has changed stay, and nothing new lies over them. */
export function draftClips(
  material: ClipMaterial,
  range: LengthRange,
  before: readonly ClipDraft[] = [],
): readonly ClipDraft[] {
  const kept = before.filter(({ isTouched }) => isTouched);
  const taken = kept.map((clip) => clipEdges(material, clip));
  const found = findClips(material, range)
    .filter((clip) => taken.every((other) => overlapOf(clipEdges(material, clip), other) <= MAX_OVERLAP))
    .map(({ first, last, reasons }): ClipDraft => {
      const title = titleOf(material, first);
      return { id: newId(), first, last, reasons, title, isAccepted: true, isTouched: false };
    });
  return [...kept, ...found].sort((a, b) => a.first - b.first);
}

/** The whole recording as one clip, flubs and pauses out; it counts as changed, so that it stays. */
export function draftFirstCut(material: ClipMaterial, title: string): ClipDraft {
  const reasons = [{ kind: 'whole', words: '' } as const];
  const own = { id: newId(), title: [...title].slice(0, MAX_TITLE).join(''), reasons };
  return { ...own, ...firstCut(material), isAccepted: true, isTouched: true };
}

/** One clip as a video that can be played and rendered; the same video keeps its id. */
export interface ClipItem {
  readonly id: string;
  readonly number: number;
  readonly draft: ClipDraft;
  readonly project: Project;
}

interface ItemOrder {
  readonly source: ClipSource;
  readonly material: ClipMaterial;
  readonly look: ClipLook;
  readonly nameOf: (number: number) => string;
}

/** A clip of the list as a video. */
export function clipItem(draft: ClipDraft, number: number, { source, material, look, nameOf }: ItemOrder): ClipItem {
  const { first, last, edits } = draft;
  const framings = framingsOf(draft, material);
  const title = draft.title.trim() || nameOf(number);
  const words = material.sentences.slice(first, last + 1);
  const id = `clip-${source.fileId}-${hashContent(JSON.stringify([title, words, look, look.shape === 'upright' ? framings : 0, edits]))}`;
  const project = clipProject(source, material, {
    id: id.slice(0, 64),
    title,
    range: { first, last },
    look,
    framings,
    edits,
  });
  return { id, number, draft, project };
}

/** What was decided for the camera: by scene, or once for all of them in an earlier version. */
export function framingsOf({ framings, center }: ClipDraft, material: ClipMaterial): Record<string, FramingChoice> {
  if (framings) return framings;
  if (center === undefined || center === 0.5) return {};
  return Object.fromEntries(scenesOf(material).map((scene) => [sceneKey(scene), { center }]));
}

/** Moves an edge by whole sentences, within the video and never past the other edge. */
export function moveEdge(
  draft: ClipDraft,
  edge: 'first' | 'last',
  by: -1 | 1,
  { sentences }: ClipMaterial,
): ClipDraft | undefined {
  const moved = { ...draft, isTouched: true, [edge]: draft[edge] + by };
  const isInside = moved.first >= 0 && moved.last < sentences.length && moved.first <= moved.last;
  return isInside ? moved : undefined;
}
