import type { RoleKey } from '../../../../../src/domain/frameworks';
import { coherenceBreaks, repairCoherence } from '../../../../../src/domain/writing/coherence';
import type { Brief } from '../brief';

/** A line of a finished script. */
export interface ScriptLine {
  readonly role: RoleKey;
  readonly roleName: string;
  readonly text: string;
}

/** A line as it is written, with what it is worth where the seconds do not carry all of them. */
export interface WrittenLine extends ScriptLine {
  /** Brand and strongest point, or what to do: it stays. */
  readonly isKey: boolean;
  readonly isFact: boolean;
}

/** Stands where a point gets its number. */
export const POINT = '{point}';
const numerals = '一二三四五六七八九十';

const pointLeads: readonly ((at: number) => string)[] = [
  (at) => `第${numerals[at] ?? at + 1}，`,
  (at) => `其${numerals[at] ?? at + 1}，`,
  (at) => `第${numerals[at] ?? at + 1}条，`,
];

/** Marks as they are set: none after another, none before an end. */
export const finish = (text: string): string =>
  text
    .replace(/,/g, '，')
    .replace(/([，。！？；：])[，。；]+/g, '$1')
    .replace(/，([。！？])/g, '$1')
    .replace(/([？！])。/g, '$1');

/** Things are picked, a service is chosen. */
export const pickVerb = ({ callKind }: Brief): string => (callKind === 'buy' || callKind === 'follow' ? '挑' : '选');

/** Points get their numbers and the lines their joints; a question that nothing answers goes. */
export function polish(written: readonly ScriptLine[], brief: Brief, variant: number): ScriptLine[] {
  const points = written.filter(({ text }) => text.startsWith(POINT)).length;
  const count = points === 2 ? '两' : (numerals[points - 1] ?? '几');
  let point = 0;
  const lines = written.map(({ role, roleName, text }): ScriptLine => {
    const lead = points > 1 && text.startsWith(POINT) ? pointLeads[variant]?.(point++) : undefined;
    return { role, roleName, text: text.replace(POINT, lead ?? '').replace('{n}', count) };
  });
  const names = [brief.it, brief.name];
  const texts = repairCoherence(
    lines.map(({ text }) => text),
    names,
  );
  const repaired = lines.map((line, at) => ({ ...line, text: texts[at] ?? line.text }));
  // a question that nothing answers goes, where its segment says something else
  const open = new Set(coherenceBreaks(texts, names).flatMap(({ at, kind }) => (kind === 'question' ? [at - 1] : [])));
  return repaired.filter(
    ({ roleName }, at) => !open.has(at) || repaired.filter((line) => line.roleName === roleName).length === 1,
  );
}
