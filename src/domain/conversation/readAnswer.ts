import { readMarkdownHeading } from '../../utils/markdownHeading';
import { trimEndMarks, trimStartMarks } from '../../utils/trimMarks';
import { answerMarks, leadingMarks, trailingMarks } from './answerMarks.data';

interface AnswerLine {
  /** As it was written between the brackets. */
  readonly role: string;
  readonly text: string;
}

export interface AnswerTopic {
  readonly title: string;
  /** What it would say; may be empty. */
  readonly angle: string;
}

/** What can be made from an answer. Empty lists = nothing of that kind in it. */
export interface AnswerContent {
  readonly lines: readonly AnswerLine[];
  readonly titles: readonly string[];
  readonly topics: readonly AnswerTopic[];
  /** Markdown without its first heading, and that heading. */
  readonly article: { readonly title: string; readonly markdown: string } | undefined;
}

const listItem = /^\s*(?:[-*+•]|\d{1,2}[.、)）])\s*(\S.*)$/;
const headingOf = (row: string) => readMarkdownHeading(row.replace(/^\s{1,3}/, ''));
const topHeading = /^\s{0,3}#\s+\S/;
const shortestArticle = 80;
const longestTitle = 60;

/** Finds script lines, titles, topics and an article in an answer's Markdown. */
export function readAnswer(markdown: string): AnswerContent {
  const rows = markdown.split(/\r?\n/);
  const lines = rows.flatMap((row) => scriptLine(row) ?? []);
  const { titles, topics } = readLists(rows);
  return { lines: lines.length > 1 ? lines : [], titles, topics, article: articleOf(markdown) };
}

function scriptLine(row: string): AnswerLine | undefined {
  const [, role = '', text = ''] = answerMarks.scriptLine.exec(row) ?? [];
  const isNote = (answerMarks.notRoles as readonly string[]).includes(role);
  return text && !isNote ? { role, text: plain(text) } : undefined;
}

/** Lists by what stands above them: a heading or a line before the first item. */
function readLists(rows: readonly string[]): Pick<AnswerContent, 'titles' | 'topics'> {
  const titles: string[] = [];
  const topics: AnswerTopic[] = [];
  let above = '';
  for (const row of rows) {
    if (row.trim() === '' || scriptLine(row)) continue;
    const item = listItem.exec(row)?.[1]?.replace(/\s+/g, ' ');
    if (item === undefined) above = isIndented(row) ? above : row;
    else if (isIndented(row)) continue;
    else if (answerMarks.topics.test(above)) topics.push(...topicOf(item));
    else if (answerMarks.titles.test(above)) titles.push(...titleOf(item));
  }
  return { titles, topics };
}

/** What belongs to the item above. */
const isIndented = (row: string): boolean => /^(?:\s{2,}|\t)/.test(row);

function titleOf(item: string): string[] {
  const title = plain(item);
  return title && [...title].length <= longestTitle ? [title] : [];
}

function topicOf(item: string): AnswerTopic[] {
  const bold = /^\*\*(.+?)\*\*\s*(.*)$/.exec(item);
  const [head = '', ...rest] = bold ? [] : item.split(answerMarks.topicBreak);
  const title = plain(bold?.[1] ?? head);
  const angle = plain(bold ? (bold[2] ?? '').replace(/^\s*(?:[：:，,]|——|—|–|-)\s*/, '') : rest.join('，'));
  return title && [...title].length <= longestTitle ? [{ title, angle }] : [];
}

function articleOf(markdown: string): AnswerContent['article'] {
  const rows = markdown.trim().split(/\r?\n/);
  // A heading further down is a section's, not the piece's.
  const first = rows
    .slice(0, 3)
    .findIndex((row, index) => (index === 0 ? Boolean(headingOf(row)?.text) : topHeading.test(row)));
  const isLong = [...markdown.replace(/\s/g, '')].length >= shortestArticle;
  if (!isLong) return undefined;
  if (first < 0) return { title: plain(firstClause(rows)), markdown: markdown.trim() };
  const title = plain(headingOf(rows[first] ?? '')?.text ?? '');
  return {
    title,
    markdown: rows
      .slice(first + 1)
      .join('\n')
      .trim(),
  };
}

const firstClause = (rows: readonly string[]): string => {
  const [row = ''] = rows.filter((candidate) => candidate.trim() !== '');
  return (/^.{4,30}?(?=[，。！？；：,.!?;:]|$)/u.exec(plain(row))?.[0] ?? plain(row)).slice(0, 40);
};

/** A line without Markdown and quotation marks around it. */
function plain(text: string): string {
  const bare = text.replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1').replace(/\*\*|__|`/g, '');
  return trimEndMarks(trimStartMarks(bare, leadingMarks), trailingMarks);
}
