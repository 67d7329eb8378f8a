import { type SheetCell, writeSheet } from '@/lib/sheets';
import type { ToolOutput } from '../shell';
import { type Finding, fixedSrt, type Origin, type Part, proposal, putParts } from './parts';
import { type ReportWords, reportMarkdown, reportRows, reportSheet } from './report';

export interface OutputWords extends ReportWords {
  readonly found: string;
  readonly level: string;
  readonly proposed: string;
  readonly fixedName: string;
  readonly reportName: string;
}

interface OutputRequest {
  readonly origin: Origin;
  /** As they stand now, with what was replaced. */
  readonly parts: readonly Part[];
  readonly findings: readonly Finding[];
  /** As they were read, with their marks: what the report tells. */
  readonly original: readonly Finding[];
  readonly words: OutputWords;
}

const bare = (name: string): string => name.replace(/\.[^.]+$/, '');

/** The report as Markdown and Excel, and the file with what was replaced. */
export async function outputsOf({ origin, parts, findings, original, words }: OutputRequest): Promise<ToolOutput[]> {
  const rows = reportRows(original, words);
  const name = bare(origin.name);
  const report: ToolOutput[] = [
    { kind: 'text', name: `${name}-${words.reportName}.md`, text: reportMarkdown(rows, words) },
    { kind: 'file', name: `${name}-${words.reportName}.xlsx`, blob: await writeSheet(reportSheet(rows, words)) },
  ];
  const fixed = `${name}-${words.fixedName}`;
  if (origin.kind === 'captions')
    return [
      {
        kind: 'file',
        name: `${fixed}.srt`,
        blob: new Blob([fixedSrt(origin.cues, parts)], { type: 'application/x-subrip' }),
      },
      ...report,
    ];
  if (origin.kind === 'sheet')
    return [{ kind: 'file', name: `${fixed}.xlsx`, blob: await table(origin, findings, original, words) }, ...report];
  return [{ kind: 'text', name: `${fixed}.txt`, text: putParts(origin.raw, parts) }, ...report];
}

/** The user's own table, with what was found and what may stand there instead. */
function table(
  { head, rows, column }: Extract<Origin, { kind: 'sheet' }>,
  findings: readonly Finding[],
  original: readonly Finding[],
  words: OutputWords,
): Promise<Blob> {
  return writeSheet({
    name: words.fixedName,
    columns: [
      ...head.map((title, index) => ({ title, width: index === column ? 48 : 16 })),
      { title: words.found, width: 24 },
      { title: words.level, width: 10 },
      { title: words.proposed, width: 48 },
    ],
    rows: rows.map((cells, index): SheetCell[] => {
      const was = original[index];
      const now = findings[index];
      const marks = was?.marks ?? [];
      const found = marks.map(({ from, to }) => was?.part.text.slice(from, to) ?? '');
      const worst = (['high', 'mid', 'low'] as const).find((level) => marks.some((mark) => mark.level === level));
      return [
        ...head.map((_, at): SheetCell => {
          const value = cells[at] ?? '';
          return at === column && marks.length > 0 ? { value, tone: 'error', wrap: true } : value;
        }),
        [...new Set(found)].join('、'),
        worst ? words.levels[worst] : '',
        { value: marks.length > 0 && now ? (now.marks.length > 0 ? proposal(now) : now.part.text) : '', wrap: true },
      ];
    }),
  });
}
