import { DownloadOutlined } from '@ant-design/icons';
import { Button, Flex, Grid, Table } from 'antd';
import { useMemo } from 'react';
import type { RowProblem } from '@/domain/goods';
import { useT } from '@/hooks/useT';
import { columnName } from '@/lib/sheets';
import type { CheckedFile } from './checkFile';
import { columnTitle, problemSentence } from './problemSentence';
import { faultyFile } from './tableFiles';
import { useSaveFile } from './useSaveFile';

interface Props {
  readonly file: CheckedFile;
  /** What the server refused besides. */
  readonly refused: readonly (RowProblem & { readonly row: number })[];
}

/**
 * Every fault with its cell: row and column as Excel names them, what stands there, what is wrong with it; and the faulty
 * rows as a file to be put right.
 */
export function FaultTable({ file, refused }: Props) {
  const t = useT();
  const save = useSaveFile();
  const isWide = Grid.useBreakpoint().sm === true;
  const faults = useMemo(
    () =>
      [...file.bad.flatMap(({ row, problems }) => problems.map((problem) => ({ row, ...problem }))), ...refused].map(
        (fault, key) => ({ ...fault, key }),
      ),
    [file, refused],
  );
  if (faults.length === 0) return null;
  const title = t('goodsImport.faults', { count: faults.length });
  const saveFaults = () =>
    save(
      faultyFile(file, (one) => problemSentence(t, one)),
      `${file.name.replace(/\.[^.]+$/, '')}-${t('goodsImport.faultsName')}.xlsx`,
    );
  const table = (
    <Table
      size="small"
      virtual={faults.length > 50}
      scroll={{ x: isWide ? 640 : 308, y: 260 }}
      pagination={false}
      dataSource={faults}
      aria-label={title}
      columns={[
        { title: t('goodsImport.row'), dataIndex: 'row', width: isWide ? 72 : 48 },
        {
          title: t('goodsImport.column'),
          width: isWide ? 120 : 88,
          render: (_, { column }) => {
            const at = file.table.at[column];
            return at === undefined ? columnTitle(column) : `${columnName(at + 1)} · ${columnTitle(column)}`;
          },
        },
        {
          title: t('goodsImport.content'),
          width: 168,
          // Where there is no room, the sentence that names the content is what counts.
          hidden: !isWide,
          render: (_, { row, column }) => {
            const cell = file.rows[row - 1]?.[file.table.at[column] ?? -1] ?? '';
            return cell ? (
              <span style={{ overflowWrap: 'anywhere' }}>{cell.slice(0, 60)}</span>
            ) : (
              <i>{t('goodsImport.emptyCell')}</i>
            );
          },
        },
        { title: t('goodsImport.fault'), width: isWide ? 280 : 172, render: (_, fault) => problemSentence(t, fault) },
      ]}
    />
  );
  return (
    <Flex vertical gap={8}>
      <Flex gap={8} align="center" justify="space-between" wrap>
        <strong>{title}</strong>
        {file.bad.length > 0 && (
          <Button size="small" icon={<DownloadOutlined />} onClick={() => void saveFaults()}>
            {t('goodsImport.getFaults')}
          </Button>
        )}
      </Flex>
      {table}
    </Flex>
  );
}
