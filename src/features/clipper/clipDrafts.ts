import { clipEdges } from '@/domain/clipper/clipEdges';
import { type ClipLook, type ClipSource, clipProject } from '@/domain/clipper/clipProject';
import { findClips, MAX_OVERLAP, overlapOf } from '@/domain/clipper/findClips';
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
  /** Middle of an upright cut-out, 0–1. */
  readonly center: number;
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
      return { id: newId(), first, last, reasons, title, isAccepted: true, isTouched: false, center: 0.5 };
    });
  return [...kept, ...found].sort((a, b) => a.first - b.first);
}

/** The whole recording as one clip, flubs and pauses out; it counts as changed, so that it stays. */
export function draftFirstCut(material: ClipMaterial, title: string): ClipDraft {
  const reasons = [{ kind: 'whole', words: '' } as const];
  const own = { id: newId(), title: [...title].slice(0, MAX_TITLE).join(''), reasons, center: 0.5 };
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
  const { first, last, center, edits } = draft;
  const title = draft.title.trim() || nameOf(number);
  const words = material.sentences.slice(first, last + 1);
  const id = `clip-${source.fileId}-${hashContent(JSON.stringify([title, words, look, look.shape === 'upright' ? center : 0, edits]))}`;
  const project = clipProject(source, material, {
    id: id.slice(0, 64),
    title,
    range: { first, last },
    look,
    center,
    edits,
  });
  return { id, number, draft, project };
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
