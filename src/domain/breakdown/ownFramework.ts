import { hookTypes } from '../frameworks/hookTypes';
import { frameworkLimits } from '../frameworks/problems';
import { roleNames } from '../frameworks/roles';
import { maxSegments, normalizeShares } from '../frameworks/shares';
import type { FrameworkContent, RoleKey, Segment, ShotKind } from '../frameworks/types';
import { purposes } from './data/purposes.data';
import { audiencePattern, leadEnd } from './data/words.data';
import type { Breakdown, BreakdownSegment } from './types';

const shots: Readonly<Partial<Record<RoleKey, ShotKind>>> = {
  hook: 'strongest',
  attention: 'strongest',
  pain: 'person',
  problem: 'person',
  agitate: 'compare',
  before: 'compare',
  after: 'strongest',
  question: 'person',
  solution: 'product',
  feature: 'detail',
  advantage: 'compare',
  benefit: 'scene',
  evidence: 'demo',
  testimony: 'proof',
  trust: 'proof',
  how: 'demo',
  point: 'demo',
  why: 'person',
  what: 'product',
  twist: 'detail',
  punchline: 'strongest',
  action: 'offer',
  save: 'offer',
};

/** A line's own words that may stay: where its cue begins it, so much and no more, characters. */
const LEAD = 6;

/**
 * A line's bones: how it opens, when a cue opens it, and blanks for the rest. No sentence of the text is carried over;
 * what is written with the pattern is one's own.
 */
export function linePatternOf({ role, text, from, evidence, hook }: PatternSource): string {
  const byType = hook && hookTypes.find(({ id }) => id === hook.id)?.pattern;
  const bones = byType ?? purposes[role]?.pattern ?? '';
  const lead = evidence.find((item) => item.kind === 'cue' && item.from === from && item.word.length <= LEAD)?.word;
  const isAbstract = lead !== undefined && !new RegExp(audiencePattern.source).test(lead);
  if (byType || !isAbstract || bones.includes(lead)) return bones;
  const rest = bones.replace(/^[^{]*(?=\{)/, '');
  const joint = leadEnd.exec(text.slice(lead.length))?.[0] ?? '';
  return joint === '' ? bones : `${lead}${joint}${rest}`;
}

type PatternSource = Pick<BreakdownSegment, 'role' | 'text' | 'from' | 'evidence' | 'hook'>;

interface Group {
  readonly role: RoleKey;
  readonly segments: BreakdownSegment[];
}

/** Neighbors of one role are one part that repeats; beyond twelve parts the shortest join their neighbors. */
function groupsOf(segments: readonly BreakdownSegment[]): readonly Group[] {
  const groups: Group[] = [];
  for (const segment of segments) {
    const last = groups.at(-1);
    if (last?.role === segment.role) last.segments.push(segment);
    else groups.push({ role: segment.role, segments: [segment] });
  }
  while (groups.length > maxSegments) {
    const shares = groups.map(shareOf);
    const index = shares.indexOf(Math.min(...shares.slice(1)), 1);
    groups[index - 1]?.segments.push(...(groups[index]?.segments ?? []));
    groups.splice(index, 1);
  }
  return groups;
}

const shareOf = ({ segments }: Group): number => segments.reduce((sum, { share }) => sum + share, 0);

/**
 * A framework of one's own from a breakdown: order, shares and line patterns are the text's, the words are not.
 * Undefined for texts with fewer than two parts.
 */
export function frameworkOf(breakdown: Breakdown, name: string, summary: string): FrameworkContent | undefined {
  const groups = groupsOf(breakdown.segments);
  if (groups.length < 2) return undefined;
  const shares = normalizeShares(groups.map(shareOf));
  const seconds = breakdown.statistics.videoSeconds ?? breakdown.statistics.spokenSeconds;
  const [shortest, longest] = frameworkLimits.seconds;
  const within = (value: number): number => Math.min(longest, Math.max(shortest, Math.round(value)));
  return {
    name: name.slice(0, frameworkLimits.name),
    summary: summary.slice(0, frameworkLimits.summary),
    fits: [],
    platforms: [],
    seconds: [within(seconds * 0.7), within(Math.max(seconds * 1.3, 8))],
    reference: '',
    segments: groups.map(({ role, segments }, index): Segment => {
      const known = purposes[role];
      return {
        role,
        roleName: roleNames[role],
        share: shares[index] ?? 0,
        purpose: known?.purpose ?? roleNames[role],
        linePattern: segments[0] ? linePatternOf(segments[0]) : '',
        shot: shots[role] ?? 'scene',
        shotHint: known?.shotHint ?? '',
        repeatable: segments.length > 1 || role === 'point',
      };
    }),
  };
}
