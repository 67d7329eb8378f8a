import { frameworkLimits } from './problems';
import { roleKeyOf } from './roles';
import { nearestRole } from './segmentBehavior';
import { maxSegments, normalizeShares } from './shares';
import type { Segment, ShotKind } from './types';

/** Longest text that is read as a structure, characters. */
export const maxStructureText = 20_000;
/** Of a line as much is read; what a segment holds is shorter, and patterns take the square of its length. */
const longestLine = 600;

interface Part {
  readonly name: string;
  readonly rest: string;
  /** Its weight in whatever the text measures by: seconds, percent; undefined = not said. */
  readonly weight?: number;
}

const ornaments =
  /^[\s>*\-–—•·●■]+|^\s*(?:\d{1,2}|[一二三四五六七八九十]{1,2})\s*[.．、)）:：]\s*|^\s*第[一二三四五六七八九十\d]+[段步部分]{1,2}\s*[:：]?\s*|^#+\s*/;

/** 0-3秒, 3s–8s, 00:03-00:08 → seconds it lasts. */
function secondsIn(text: string): number | undefined {
  const clock = /(\d{1,2}):(\d{2})\s*[-–—~～至到]\s*(\d{1,2}):(\d{2})/.exec(text);
  if (clock) {
    const [, fromMinute, fromSecond, toMinute, toSecond] = clock.map(Number);
    return Number(toMinute) * 60 + Number(toSecond) - Number(fromMinute) * 60 - Number(fromSecond);
  }
  const span = /(\d+(?:\.\d+)?)\s*(?:秒|s)?\s*[-–—~～至到]\s*(\d+(?:\.\d+)?)\s*(?:秒|s)/i.exec(text);
  if (span) return Number(span[2]) - Number(span[1]);
  const one = /(\d+(?:\.\d+)?)\s*(?:秒|s\b)/i.exec(text);
  return one ? Number(one[1]) : undefined;
}

const percentIn = (text: string): number | undefined => {
  const found = /(\d+(?:\.\d+)?)\s*[%％]/.exec(text);
  return found ? Number(found[1]) : undefined;
};

const measures =
  /[（(【[]?\s*(?:\d{1,2}:\d{2}\s*[-–—~～至到]\s*\d{1,2}:\d{2}|\d+(?:\.\d+)?\s*(?:秒|s)?\s*[-–—~～至到]\s*\d+(?:\.\d+)?\s*(?:秒|s)|\d+(?:\.\d+)?\s*(?:[%％]|秒|s\b))\s*[）)】\]]?/gi;

function readLine(line: string): Part | undefined {
  let text = line.slice(0, longestLine).trim();
  for (let round = 0; round < 3; round += 1) text = text.replace(ornaments, '').trim();
  if (text === '') return undefined;
  const weight = percentIn(text) ?? secondsIn(text);
  const bare = text.replace(measures, ' ').replace(/\s+/g, ' ').trim();
  const tagged = /^[【[]([^】\]]+)[】\]]\s*[:：]?\s*(.*)$/.exec(bare);
  const [, name = '', rest = ''] = tagged ??
    /^(.+?)(?:[:：|｜]|\s[-–—]+\s|——|\s)\s*(.*)$/.exec(bare) ?? [bare, bare, ''];
  const clean = name.replace(/[【】[\]*_`]/g, '').trim();
  if (clean === '') return undefined;
  return {
    name: clean,
    rest: rest.replace(/^[:：，,\s]+/, '').trim(),
    ...(weight !== undefined && weight > 0 ? { weight } : {}),
  };
}

/** One line that names several segments: 痛点 → 方案 → 行动, 痛点-方案-见证-行动, 起·承·转·合. */
function readChain(line: string): Part[] {
  const parts = line.split(/\s*(?:→|->|=>|＞|>|·|、|\+|＋|\/|-(?!\d)|—+)\s*/).filter((part) => part.trim() !== '');
  return parts.length >= 2 ? parts.flatMap((part) => readLine(part) ?? []) : [];
}

const shots: Readonly<Record<string, ShotKind>> = {
  hook: 'strongest',
  pain: 'person',
  problem: 'person',
  solution: 'demo',
  evidence: 'demo',
  testimony: 'proof',
  trust: 'proof',
  feature: 'detail',
  advantage: 'compare',
  before: 'compare',
  after: 'strongest',
  action: 'offer',
  save: 'offer',
  situation: 'scene',
};

function asSegment({ name, rest }: Part, share: number): Segment {
  const roleName = [...name].slice(0, frameworkLimits.roleName).join('');
  // what the name says beyond its length is not lost
  const purpose = roleName === name ? rest : [name, rest].filter(Boolean).join('：');
  const behavior = nearestRole(roleName, { roleName, purpose });
  const hasPattern = /\{[^{}]+\}/.test(rest);
  return {
    role: roleKeyOf(roleName) ?? roleName,
    roleName,
    share,
    purpose: [...purpose].slice(0, frameworkLimits.purpose).join(''),
    linePattern: hasPattern ? [...rest].slice(0, frameworkLimits.linePattern).join('') : '',
    shotHint: '',
    shot: shots[behavior ?? ''] ?? 'scene',
    repeatable: share >= 0.35,
  };
}

/**
 * Segments of a structure that somebody wrote down: a line each (`钩子 0-3秒：点名人群`, `2. 痛点（20%）…`,
 * `【方案】…`), or one line with arrows. Seconds and percent become shares; where only some are named, the others get
 * the mean of those. At most 12 segments; an empty list when nothing can be read. Pure.
 */
export function parseStructure(text: string): Segment[] {
  const lines = text
    .slice(0, maxStructureText)
    .replace(/[^\S\n]+/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const [only = ''] = lines;
  const parts = (lines.length === 1 ? readChain(only) : lines.flatMap((line) => readLine(line) ?? [])).slice(
    0,
    maxSegments,
  );
  if (parts.length < 2) return [];
  const known = parts.flatMap(({ weight }) => weight ?? []);
  const mean = known.length > 0 ? known.reduce((sum, weight) => sum + weight, 0) / known.length : 1;
  const shares = normalizeShares(parts.map(({ weight }) => weight ?? mean));
  return parts.map((part, index) => asSegment(part, shares[index] ?? 0));
}
