import type { ComplianceLevel, Mark, RuleSource } from '@/domain/compliance';
import { correctionOf, type DoubtfulFact, type FactSource, type FactVerdict, isDoubtful } from '@/domain/factCheck';
import type { SheetCell } from '@/lib/sheets';
import type { Finding, Part } from './parts';
import { reportStyle } from './reportStyle.data';

/** Words of the report, already in the user's language. */
export interface ReportWords {
  readonly title: string;
  readonly summary: string;
  readonly clean: string;
  readonly place: string;
  readonly word: string;
  readonly level: string;
  readonly category: string;
  readonly reason: string;
  readonly suggestion: string;
  readonly sentence: string;
  readonly remove: string;
  readonly levels: Readonly<Record<ComplianceLevel, string>>;
  readonly facts: Readonly<Record<Exclude<FactVerdict, 'supported'>, string>>;
  /** A line of the goods' record, with what kind of line it is. */
  readonly source: (field: FactSource['field'], label: string, text: string) => string;
  /** Title of the official pages that a word's rule stands on. */
  readonly sources: string;
  readonly readOn: (day: string) => string;
  /** What to do about a statement that nothing bears out. */
  readonly check: string;
}

interface ReportRow {
  readonly place: string;
  readonly word: string;
  readonly level: ComplianceLevel;
  readonly category: string;
  readonly reason: string;
  readonly suggestion: string;
  readonly sentence: string;
  readonly sources: readonly RuleSource[];
}

/** A line per marked word. */
export function reportRows(findings: readonly Finding[], words: ReportWords): ReportRow[] {
  return findings.flatMap(({ part, marks, facts = [] }) => [
    ...marks.map((mark) => ({
      place: part.place,
      word: part.text.slice(mark.from, mark.to),
      level: mark.level,
      category: mark.categoryName,
      reason: `${mark.reason}（${mark.basis}）`.replace('（）', ''),
      suggestion: suggestionOf(mark, words.remove),
      sentence: part.text,
      sources: mark.sources,
    })),
    ...facts.filter(isDoubtful).map((fact) => factRow(part, fact, words)),
  ]);
}

/** What is otherwise is as grave as a forbidden word, as at the gate. */
function factRow({ place, text }: Part, fact: DoubtfulFact, words: ReportWords): ReportRow {
  const { source, verdict } = fact;
  return {
    place,
    word: text.slice(fact.from, fact.to),
    level: verdict === 'contradicted' ? 'high' : 'mid',
    category: words.facts[verdict],
    reason: source ? words.source(source.field, source.label, source.text.slice(0, 120)) : words.facts[verdict],
    suggestion: correctionOf(text, fact) ?? words.check,
    sentence: text,
    sources: [],
  };
}

const suggestionOf = ({ suggestions }: Mark, remove: string): string => suggestions.slice(0, 3).join(' / ') || remove;

/** Sources one after the other, each as the report's format writes it, with the day it was read. */
const sourcesAs = (
  sources: readonly RuleSource[],
  words: ReportWords,
  written: (source: RuleSource) => string,
): string => sources.map((source) => `${written(source)}${words.readOn(source.checked)}`).join(' ');

const cell = (text: string): string => text.replace(/\|/g, '\\|').replace(/\s+/g, ' ');

export function reportMarkdown(rows: readonly ReportRow[], words: ReportWords): string {
  const head = `# ${words.title}\n\n${words.summary}\n`;
  if (rows.length === 0) return `${head}\n${words.clean}\n`;
  const columns = [words.place, words.word, words.level, words.category, words.suggestion, words.reason, words.sources];
  const lines = rows.map(({ place, word, level, category, suggestion, reason, sources }) =>
    [
      place,
      `**${cell(word)}**`,
      words.levels[level],
      category,
      cell(suggestion),
      cell(reason),
      sourcesAs(sources, words, ({ name, url }) => (url ? `[${name}](${url})` : name)),
    ].join(' | '),
  );
  return `${head}\n| ${columns.join(' | ')} |\n|${columns.map(() => ' --- |').join('')}\n${lines.map((line) => `| ${line} |`).join('\n')}\n`;
}

export const reportSheet = (rows: readonly ReportRow[], words: ReportWords) => ({
  name: words.title.slice(0, 28),
  columns: [
    { title: words.place, width: 18 },
    { title: words.word, width: 14 },
    { title: words.level, width: 10 },
    { title: words.category, width: 14 },
    { title: words.suggestion, width: 26 },
    { title: words.reason, width: 44 },
    { title: words.sources, width: 44 },
    { title: words.sentence, width: 60 },
  ],
  rows: rows.map(({ place, word, level, category, suggestion, reason, sentence, sources }): SheetCell[] => [
    place,
    { value: word, tone: level === 'low' ? 'strong' : 'error' },
    words.levels[level],
    category,
    suggestion,
    { value: reason, wrap: true },
    { value: sourcesAs(sources, words, ({ name, url }) => (url ? `${name} ${url}` : name)), wrap: true },
    { value: sentence, wrap: true },
  ]),
});

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter] ?? letter);

const linked = ({ name, url }: RuleSource): string =>
  url ? `<a href="${escaped(url)}" target="_blank" rel="noopener noreferrer">${escaped(name)}</a>` : escaped(name);

/** The report as a page of its own, for print. */
export function reportHtml(rows: readonly ReportRow[], words: ReportWords): string {
  const columns = [words.place, words.word, words.level, words.suggestion, words.reason, words.sources, words.sentence];
  const body = rows.map(
    ({ place, word, level, suggestion, reason, sentence, sources }) =>
      `<tr><td>${escaped(place)}</td><td class="${level}">${escaped(word)}</td><td>${words.levels[level]}</td><td>${escaped(suggestion)}</td><td>${escaped(reason)}</td><td>${sourcesAs(sources, words, linked)}</td><td>${escaped(sentence)}</td></tr>`,
  );
  const table = rows.length
    ? `<table><thead><tr>${columns.map((one) => `<th>${escaped(one)}</th>`).join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`
    : `<p>${escaped(words.clean)}</p>`;
  return `<!doctype html><meta charset="utf-8"><title>${escaped(words.title)}</title><style>${reportStyle}</style><h1>${escaped(words.title)}</h1><p>${escaped(words.summary)}</p>${table}`;
}
