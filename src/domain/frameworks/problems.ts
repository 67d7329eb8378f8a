import { isWhole, maxSegments, minSegments, minShare, sumOfShares } from './shares';
import type { FrameworkContent, Segment } from './types';

/** Longest texts, in characters. */
export const frameworkLimits = {
  name: 40,
  summary: 200,
  fit: 20,
  fits: 12,
  roleName: 12,
  purpose: 200,
  linePattern: 200,
  shotHint: 200,
  reference: 200,
  /** Shortest and longest video that a structure may be for, seconds. */
  seconds: [5, 600],
} as const;

export type FrameworkProblemCode =
  | 'nameMissing'
  | 'nameLong'
  | 'fewSegments'
  | 'manySegments'
  | 'shareSum'
  | 'shareSmall'
  | 'roleMissing'
  | 'roleLong'
  | 'roleBrackets'
  | 'textLong'
  | 'patternBraces'
  | 'secondsWrong';

/** What keeps a framework from being saved. */
export interface FrameworkProblem {
  readonly code: FrameworkProblemCode;
  /** Which segment, from 0. */
  readonly segment?: number;
  /** Fills the message. */
  readonly value: string | number;
}

const lengthOf = (text: string): number => [...text].length;

/** Braces of a line pattern come in pairs, are not empty and do not stand inside each other. */
export const hasPairedBraces = (pattern: string): boolean => !/[{}]/.test(pattern.replace(/\{[^{}]{1,20}\}/g, ''));

function segmentProblems(segment: Segment, index: number): FrameworkProblem[] {
  const problems: FrameworkProblem[] = [];
  const add = (code: FrameworkProblemCode, value: string | number = '') =>
    problems.push({ code, segment: index, value });
  const name = segment.roleName.trim();
  if (name === '') add('roleMissing');
  if (lengthOf(name) > frameworkLimits.roleName) add('roleLong', frameworkLimits.roleName);
  // the name stands as 【name】 in the script and is read back from there
  if (/[【】[\]\r\n]/.test(name)) add('roleBrackets');
  if (!(segment.share >= minShare - 1e-9)) add('shareSmall', Math.round(minShare * 100));
  const texts = ['purpose', 'linePattern', 'shotHint'] as const;
  for (const text of texts) if (lengthOf(segment[text]) > frameworkLimits[text]) add('textLong', frameworkLimits[text]);
  if (!hasPairedBraces(segment.linePattern)) add('patternBraces');
  return problems;
}

/** Everything that keeps a framework from being saved, in the order of the form; empty = it can be. Pure. */
export function frameworkProblems(
  content: Pick<FrameworkContent, 'name' | 'seconds' | 'segments'>,
): FrameworkProblem[] {
  const { name, seconds, segments } = content;
  const problems: FrameworkProblem[] = [];
  if (name.trim() === '') problems.push({ code: 'nameMissing', value: '' });
  if (lengthOf(name.trim()) > frameworkLimits.name) problems.push({ code: 'nameLong', value: frameworkLimits.name });
  const [from, to] = seconds;
  const [shortest, longest] = frameworkLimits.seconds;
  if (!(from >= shortest && from <= to && to <= longest)) problems.push({ code: 'secondsWrong', value: longest });
  if (segments.length < minSegments) problems.push({ code: 'fewSegments', value: minSegments });
  if (segments.length > maxSegments) problems.push({ code: 'manySegments', value: maxSegments });
  const shares = segments.map((segment) => segment.share);
  if (segments.length > 0 && !isWhole(shares))
    problems.push({ code: 'shareSum', value: Math.round(sumOfShares(shares) * 100) });
  return [...problems, ...segments.flatMap(segmentProblems)];
}
