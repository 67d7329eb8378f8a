import { Flex, Grid, Table } from 'antd';
import { useMemo } from 'react';
import { Text } from '@/components/ui/Text';
import { type CheckedRow, momentText, type PostColumnKey, postColumnKeys } from '@/domain/publishing/importing';
import { useT } from '@/hooks/useT';
import { EditCell } from './EditCell';
import styles from './Import.module.css';
import { problemText, type WriteMoment } from './problemText';
import type { ImportFile } from './useImportFile';

interface Props {
  readonly file: ImportFile;
  readonly rows: readonly CheckedRow[];
  readonly moment: WriteMoment;
  readonly onEdit: (row: number, key: PostColumnKey, text: string) => void;
}

const widths: Readonly<Record<PostColumnKey, number>> = {
  video: 176,
  platform: 88,
  account: 136,
  date: 112,
  time: 80,
  title: 176,
  description: 176,
  topics: 136,
};
const whole = Object.values(widths).reduce((sum, width) => sum + width, 64 + 280);

/** Every row with its cells and what is wrong with them; cells are put right in their place. */
export function ResultsTable({ file, rows, moment, onEdit }: Props) {
  const t = useT();
  const isWide = Grid.useBreakpoint().md === true;
  const { mapping } = file.table;
  const keys = useMemo(
    () =>
      postColumnKeys.filter(
        (key) =>
          mapping[key] !== undefined || rows.some(({ problems }) => problems.some(({ column }) => column === key)),
      ),
    [mapping, rows],
  );
  return (
    <Table<CheckedRow>
      className={styles.results}
      size="small"
      virtual
      rowKey="row"
      scroll={{ x: whole, y: 340 }}
      pagination={false}
      dataSource={rows as CheckedRow[]}
      aria-label={t('publishImport.results')}
      columns={[
        { title: t('publishImport.row'), dataIndex: 'row', width: 64, fixed: 'start' },
        {
          title: t('publishImport.problem'),
          width: isWide ? 280 : 200,
          render: (_, { problems }) =>
            problems.length === 0 ? (
              <Text type="secondary" size="small">
                {t('publishImport.ok')}
              </Text>
            ) : (
              <Flex component="ul" vertical className={styles.problems}>
                {problems.map((problem) => (
                  <li key={`${problem.code}${problem.finding?.code ?? ''}`} data-tone={problem.severity}>
                    {problemText(problem, t, moment)}
                  </li>
                ))}
              </Flex>
            ),
        },
        ...keys.map((key) => ({
          title: t(`publishImport.column.${key}`),
          width: widths[key],
          render: (_: unknown, { row, problems }: CheckedRow) => {
            const at = mapping[key];
            const text = at === undefined ? '' : (file.rows[row - 1]?.[at] ?? '');
            const tone = problems.find(({ column }) => column === key)?.severity;
            return (
              <EditCell
                label={t('publishImport.editCell', { row, column: t(`publishImport.column.${key}`) })}
                text={key === 'date' || key === 'time' ? momentText(key, text) : text}
                {...(tone ? { tone } : {})}
                onSave={(text) => onEdit(row, key, text)}
              />
            );
          },
        })),
      ]}
    />
  );
}
