import { breathsOf } from '../../engine/captions/breaths';
import { splitSentences } from '../../engine/captions/splitSentences';
import { newId as randomId } from '../../utils/newId';
import { roleKeyOf } from '../frameworks';
import { lineLabels } from './labels.data';
import { isTableLine, readTable } from './parseTable';
import { longestSentence, mostSentences, type ScriptSentence } from './types';

interface ParsedScript {
  readonly sentences: readonly ScriptSentence[];
  /** A heading at the top. */
  readonly title?: string;
  /** There was more than a script holds. */
  readonly isCut: boolean;
}

interface ParseOptions {
  readonly newId?: () => string;
  /** A line with a role stays one sentence, however long: for what this product wrote itself. */
  readonly keepsLines?: boolean;
}

const longestBreath = 120;
// One character at a time: nested repetition would try every way to part a row of dashes.
const tagged = /^(?:[-*#>\u2022\s]|\d{1,4}[.\u3001)])*\u3010([^\u3011]{0,40})\u3011\**\s*[:\uff1a]?\s*(.*)$/;
/** As `printScript` writes it, to the letter. */
const printed = /^\u3010([^\u3011]*)\u3011(.*)$/;
const heading = /^\s*(#{1,6})\s+(\S.*)$/;
const numbered = /^\s*(?:[-*>\u2022\u00b7]\s+|\(?\d{1,3}[.\u3001)\uff09]\s*|[\u4e00-\u5341]{1,3}\u3001\s*)(?=\S)/;
const labelled = /^\s*([^\s:\uff1a\u3002\uff0c,!?\uff01\uff1f]{1,8})[:\uff1a]\s*(.+)$/;

const headText = (text = ''): string => text.trimEnd().replace(/[#\s]{1,12}$/, '');

const startsWithOneOf = (name: string, words: readonly string[]): boolean =>
  words.some((word) => name.startsWith(word));

/** Rows of marks say nothing, and nothing is said without a word. */
const calm = (words: string): string =>
  /[\p{L}\p{N}]/u.test(words) ? words.replace(/([\p{P}\p{S}])\1{9,}/gu, (row) => row.slice(0, 6)) : '';

const sum = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((all, one) => all + one, 0);

/** Names that stand before a colon again and again: people who talk. */
function speakersIn(lines: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const name = labelled.exec(line)?.[1];
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const isDialogue = [...counts.values()].some((count) => count > 1) && sum(counts) * 2 > lines.filter(Boolean).length;
  return new Set([...counts].filter(([, count]) => count > 1 || isDialogue).map(([name]) => name));
}

/**
 * A script from text in any of the ways people write one: roles in brackets, `role: line`, dialogues, numbered or plain
 * lines, Markdown headings, tables (Markdown, or tabs from Word). Lines of image and screen text join their sentence.
 * At most 400 sentences of 500 characters; a sentence too long for one breath is cut between words.
 */
export function parseScriptText(
  text: string,
  { newId = randomId, keepsLines = false }: ParseOptions = {},
): ParsedScript {
  const lines = text.split(/\r\n|[\r\n\u2028\u2029]/);
  const found: ScriptSentence[] = [];
  let role = '';
  let title: string | undefined;
  let isCut = false;
  const add = (sentence: Omit<ScriptSentence, 'id'>) => {
    if (found.length >= mostSentences) isCut = true;
    else found.push({ ...sentence, id: newId() });
  };
  const say = (words: string, whole: boolean) => {
    const parts = whole
      ? [words.trim()]
      : splitSentences(calm(words)).flatMap((sentence) => breathsOf(sentence, longestBreath));
    for (const part of parts) {
      const fit = part.slice(0, longestSentence);
      if (fit) add({ text: fit, role });
    }
  };
  const extend = (part: 'hint' | 'screen_text', words: string) => {
    const last = found.at(-1);
    if (!last) return;
    const before = last[part];
    found[found.length - 1] = { ...last, [part]: (before ? `${before} ${words}` : words).slice(0, 300) };
  };
  const speakers = keepsLines ? new Set<string>() : speakersIn(lines);

  for (let index = 0; index < lines.length && !isCut; index += 1) {
    const line = lines[index] ?? '';
    if (line.trim() === '') continue;
    if (!keepsLines && isTableLine(lines, index)) {
      const table = readTable(lines, index);
      for (const row of table.rows) add(row);
      index = table.end - 1;
      continue;
    }
    const tag = (keepsLines ? printed : tagged).exec(line);
    if (tag) {
      role = (tag[1] ?? '').trim();
      say(tag[2] ?? '', keepsLines);
      continue;
    }
    const [, name = '', words = ''] = labelled.exec(line) ?? [];
    if (name && startsWithOneOf(name, lineLabels.hint)) extend('hint', words);
    else if (name && startsWithOneOf(name, lineLabels.screen)) extend('screen_text', words);
    else if (name && startsWithOneOf(name, lineLabels.speech)) say(words, false);
    else if (name && (roleKeyOf(name) || speakers.has(name))) {
      role = name;
      say(words, false);
    } else {
      const head = heading.exec(line);
      if (head && found.length === 0 && head[1] === '#' && title === undefined) title = headText(head[2]);
      else if (head) role = headText(head[2]).slice(0, 40);
      else say(keepsLines ? line.trim() : line.replace(numbered, ''), keepsLines);
    }
  }
  return { sentences: found, isCut, title };
}
