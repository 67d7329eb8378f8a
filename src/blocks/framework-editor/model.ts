import {
  insertShare,
  maxSegments,
  minSegments,
  moveBorder,
  normalizeShares,
  removeShare,
  roleKeyOf,
  roleNameOf,
  type Segment,
} from '@/domain/frameworks';
import type { FrameworkRecord } from '@/services/framework/schema';

export interface DraftSegment extends Segment {
  /** Names the row on screen; not saved. */
  readonly key: string;
}

export type FrameworkDraft = Pick<
  FrameworkRecord,
  'name' | 'summary' | 'fits' | 'platforms' | 'seconds' | 'reference' | 'sharing'
> & { readonly segments: readonly DraftSegment[] };

export interface EditorState {
  readonly draft: FrameworkDraft;
  /** Before each change, oldest first. */
  readonly past: readonly FrameworkDraft[];
  /** Taken back, the next to come first. */
  readonly future: readonly FrameworkDraft[];
  /** What the last change was about: going on with it is the same step. */
  readonly tag: string;
  /** As it was last saved. */
  readonly saved: FrameworkDraft;
}

export type EditorAction =
  | { readonly type: 'patch'; readonly patch: Partial<Omit<FrameworkDraft, 'segments'>> }
  | { readonly type: 'segment'; readonly key: string; readonly patch: Partial<Segment> }
  | { readonly type: 'rename'; readonly key: string; readonly name: string }
  /** `drag` names one movement of the hand. */
  | { readonly type: 'border'; readonly index: number; readonly delta: number; readonly drag: string }
  | { readonly type: 'share'; readonly index: number; readonly share: number }
  | { readonly type: 'add'; readonly at: number; readonly key: string }
  | { readonly type: 'remove'; readonly key: string }
  | { readonly type: 'move'; readonly key: string; readonly to: number }
  | { readonly type: 'even' }
  | { readonly type: 'normalize' }
  | { readonly type: 'saved'; readonly draft: FrameworkDraft }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

const most = 200;

const sharesOf = (segments: readonly DraftSegment[]): number[] => segments.map((segment) => segment.share);

const withShares = (segments: readonly DraftSegment[], shares: readonly number[]): DraftSegment[] =>
  segments.map((segment, index) => ({ ...segment, share: shares[index] ?? segment.share }));

const blank: Segment = {
  role: '',
  roleName: '',
  share: 0,
  purpose: '',
  linePattern: '',
  shotHint: '',
  shot: 'scene',
  repeatable: false,
};

/** A beginning that is worth changing: three segments that most videos have. */
export const firstSegments: readonly Segment[] = [
  { ...blank, role: 'hook', roleName: roleNameOf('hook'), share: 0.2, shot: 'strongest' },
  { ...blank, role: 'solution', roleName: roleNameOf('solution'), share: 0.5, shot: 'demo', repeatable: true },
  { ...blank, role: 'action', roleName: roleNameOf('action'), share: 0.3, shot: 'offer' },
];

/** A share typed into a field: what it takes or leaves is the neighbor's. */
function setShare(segments: readonly DraftSegment[], index: number, share: number): DraftSegment[] {
  const delta = share - (segments[index]?.share ?? 0);
  const shares = sharesOf(segments);
  const isLast = index === segments.length - 1;
  return withShares(segments, isLast ? moveBorder(shares, index - 1, -delta) : moveBorder(shares, index, delta));
}

function changed(segments: readonly DraftSegment[], action: EditorAction): readonly DraftSegment[] {
  const shares = sharesOf(segments);
  switch (action.type) {
    case 'segment':
      return segments.map((segment) => (segment.key === action.key ? { ...segment, ...action.patch } : segment));
    case 'rename': {
      const name = action.name;
      const role = roleKeyOf(name) ?? name.trim();
      return segments.map((segment) => (segment.key === action.key ? { ...segment, roleName: name, role } : segment));
    }
    case 'border':
      return withShares(segments, moveBorder(shares, action.index, action.delta));
    case 'share':
      return setShare(segments, action.index, action.share);
    case 'add': {
      if (segments.length >= maxSegments) return segments;
      const more = [...segments];
      more.splice(action.at, 0, { ...blank, key: action.key });
      return withShares(more, insertShare(shares, action.at));
    }
    case 'remove': {
      const at = segments.findIndex((segment) => segment.key === action.key);
      if (at < 0 || segments.length <= minSegments) return segments;
      return withShares(
        segments.filter((segment) => segment.key !== action.key),
        removeShare(shares, at),
      );
    }
    case 'move': {
      const moved = segments.find((segment) => segment.key === action.key);
      if (!moved || action.to < 0 || action.to >= segments.length) return segments;
      const rest = segments.filter((segment) => segment !== moved);
      rest.splice(action.to, 0, moved);
      return rest;
    }
    case 'even':
      return withShares(segments, normalizeShares(segments.map(() => 1)));
    case 'normalize':
      return withShares(segments, normalizeShares(shares));
    default:
      return segments;
  }
}

/** Changes with the same tag in a row are one step to take back; an empty tag is always a step of its own. */
function tagOf(action: EditorAction): string {
  if (action.type === 'patch') return `patch:${Object.keys(action.patch).join()}`;
  if (action.type === 'segment') return `segment:${action.key}:${Object.keys(action.patch).join()}`;
  if (action.type === 'rename') return `rename:${action.key}`;
  if (action.type === 'border') return `border:${action.drag}`;
  if (action.type === 'share') return `share:${action.index}`;
  return '';
}

/** The only way in which a framework in the editor changes. Pure. */
export function reduceEditor(state: EditorState, action: EditorAction): EditorState {
  const { draft, past, future } = state;
  if (action.type === 'saved') return { ...state, saved: action.draft, tag: '' };
  if (action.type === 'undo') {
    const before = past.at(-1);
    return before ? { ...state, draft: before, past: past.slice(0, -1), future: [draft, ...future], tag: '' } : state;
  }
  if (action.type === 'redo') {
    const [next, ...rest] = future;
    return next ? { ...state, draft: next, past: [...past, draft], future: rest, tag: '' } : state;
  }
  const next: FrameworkDraft =
    action.type === 'patch' ? { ...draft, ...action.patch } : { ...draft, segments: changed(draft.segments, action) };
  if (JSON.stringify(next) === JSON.stringify(draft)) return state;
  const tag = tagOf(action);
  const goesOn = tag !== '' && tag === state.tag;
  return { ...state, draft: next, past: goesOn ? past : [...past, draft].slice(-most), future: [], tag };
}

let serial = 0;
export function newKey(): string {
  serial += 1;
  return `seg${serial}`;
}

export const withKeys = (segments: readonly Segment[]): DraftSegment[] =>
  segments.map((segment) => ({ ...segment, key: newKey() }));

export const draftOf = (
  record: Pick<FrameworkRecord, keyof Omit<FrameworkDraft, 'segments'>> & {
    readonly segments: readonly Segment[];
  },
): FrameworkDraft => {
  const { name, summary, fits, platforms, seconds, reference, sharing, segments } = record;
  return { name, summary, fits, platforms, seconds, reference, sharing, segments: withKeys(segments) };
};

export const openEditor = (draft: FrameworkDraft, isSaved: boolean): EditorState => ({
  draft,
  past: [],
  future: [],
  tag: '',
  // what came from elsewhere and was never saved is unsaved work from the start
  saved: isSaved ? draft : { ...draft, name: '\u0000' },
});

export const isDirty = ({ draft, saved }: EditorState): boolean => JSON.stringify(draft) !== JSON.stringify(saved);
