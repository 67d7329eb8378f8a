import {
  type CheckedRow,
  type PostTable,
  postColumns,
  postTemplate,
  type RowProblem,
} from '@/domain/publishing/importing';
import { type SheetCell, writeSheet } from '@/lib/sheets';

/** Names for the template's examples: the merchant's own, so that they would really work. */
interface TemplateNames {
  readonly video: string;
  readonly platform: string;
  readonly account: string;
  /** YYYY-MM-DD. */
  readonly date: string;
}

/** The empty table with one example, and a sheet that says how each column is meant. */
export const templateFile = ({ video, platform, account, date }: TemplateNames): Promise<Blob> => {
  const example: Readonly<Record<string, string>> = {
    video: `${postTemplate.example}${video}`,
    platform,
    account,
    date,
    time: '18:30',
  };
  return writeSheet([
    {
      name: postTemplate.sheet,
      columns: postColumns.map(({ title, width }) => ({ title, width })),
      rows: [postColumns.map(({ key }) => ({ value: example[key] ?? '', tone: 'muted' as const }))],
    },
    {
      name: postTemplate.notes,
      columns: [
        { title: postTemplate.column, width: 12 },
        { title: postTemplate.required, width: 8 },
        { title: postTemplate.note, width: 80 },
      ],
      rows: postColumns.map(({ title, isRequired, note }) => [
        title,
        isRequired ? postTemplate.yes : postTemplate.no,
        note,
      ]),
    },
  ]);
};

/** Rows that could not be taken in, as they were, with their faults marked and told: to be put right and taken in again. */
export function errorsFile(
  rows: readonly (readonly string[])[],
  { head, mapping }: PostTable,
  bad: readonly CheckedRow[],
  sentence: (problem: RowProblem) => string,
): Promise<Blob> {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const heading = Array.from({ length: width }, (_, index) => {
    const known = postColumns.find(({ key }) => mapping[key] === index);
    return { title: rows[head]?.[index] || known?.title || '', width: known?.width ?? 16 };
  });
  return writeSheet({
    name: postTemplate.errors,
    columns: [...heading, { title: postTemplate.problem, width: 48 }],
    rows: bad.map(({ row, problems }): SheetCell[] => {
      const faulty = new Set(problems.map(({ column }) => mapping[column]));
      const cells = heading.map((_, index): SheetCell => {
        const value = rows[row - 1]?.[index] ?? '';
        return faulty.has(index) ? { value, tone: 'error' } : value;
      });
      return [...cells, { value: problems.map(sentence).join('\n'), tone: 'error', wrap: true }];
    }),
  });
}
