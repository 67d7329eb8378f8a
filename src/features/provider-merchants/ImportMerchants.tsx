import { Flex, Modal } from 'antd';
import { useState } from 'react';
import { FaultsAlert, SheetChooser } from '@/blocks/SheetChooser';
import {
  type MerchantFault,
  type MerchantLine,
  merchantColumns,
  merchantImportLimits,
  readMerchantRows,
} from '@/domain/merchantImport';
import { findNamedTable } from '@/domain/namedColumns';
import { useAction } from '@/hooks/useAction';
import { type Translate, useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { readSheetAside, writeSheet } from '@/lib/sheets';
import { merchantApi } from '@/services/merchant/api';
import type { MerchantImportResult } from '@/services/merchant/schema';

interface Checked {
  readonly name: string;
  readonly lines: readonly MerchantLine[];
  readonly answer: MerchantImportResult;
}

/** Rows above the heading, and some for good measure: what is too long is said by its own sentence. */
const SPARE_ROWS = 800;

const cut = (text: string): string => [...text].slice(0, merchantImportLimits.cell / 2).join('');
const cutLine = (line: MerchantLine): MerchantLine => ({
  ...{ row: line.row, name: cut(line.name), contact: cut(line.contact), phone: cut(line.phone) },
  ...{ industry: cut(line.industry), address: cut(line.address) },
});

const faultSentence = (t: Translate, { row, column, problem, other = 0 }: MerchantFault): string =>
  t('providerMerchant.import.fault', {
    row,
    column: t(`providerMerchant.${column}`),
    problem: t(`providerMerchant.import.problem.${problem}`, { other, max: merchantImportLimits.columns[column] }),
  });

const writeTemplate = (t: Translate): Promise<Blob> =>
  writeSheet([
    {
      name: t('providerMerchant.title'),
      columns: merchantColumns.map((column) => ({ title: t(`providerMerchant.${column}`), width: 24 })),
      rows: [],
    },
    {
      name: t('providerMerchant.import.notes'),
      columns: [{ title: t('providerMerchant.import.notes'), width: 80 }],
      rows: [[t('providerMerchant.import.templateHint')]],
    },
  ]);

interface ImportMerchantsProps {
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

/** Merchants of a table are checked line by line, and those that are new are added to be reviewed. */
export function ImportMerchants({ onAdded, onClose }: ImportMerchantsProps) {
  const t = useT();
  const [importId, setImportId] = useState(() => crypto.randomUUID());
  const [isReading, setReading] = useState(false);
  const [checked, setChecked] = useState<Checked>();
  const [problem, setProblem] = useState('');
  const [result, setResult] = useState<MerchantImportResult>();
  const add = useAction(merchantApi.import, { invalidates: ['merchant', 'audit'] });

  const read = async (file: File) => {
    const nextId = crypto.randomUUID();
    setChecked(undefined);
    setProblem('');
    setReading(true);
    setImportId(nextId);
    try {
      const sheets = await readSheetAside(file, { rows: merchantImportLimits.rows + SPARE_ROWS });
      const { lines, refusal } = findNamedTable(sheets, readMerchantRows);
      if (refusal) setProblem(t(`providerMerchant.import.refusal.${refusal}`, { max: merchantImportLimits.rows }));
      else {
        const sent = lines.map(cutLine);
        const answer = await merchantApi.import({ import_id: nextId, lines: sent, is_dry: true });
        setChecked({ name: file.name, lines: sent, answer });
      }
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setReading(false);
    }
  };
  const passedOver = new Set([
    ...(checked?.answer.faults.map(({ row }) => row) ?? []),
    ...(checked?.answer.known ?? []),
  ]);
  const good = checked?.lines.filter(({ row }) => !passedOver.has(row)) ?? [];
  const submit = async () => {
    const answer = await add.run({ import_id: importId, lines: good });
    if (!answer) return;
    setResult(answer.result);
    onAdded();
  };
  return (
    <Modal
      open
      width={680}
      title={t('providerMerchant.import.title')}
      okText={result ? t('common.close') : t('providerMerchant.import.ok', { count: good.length })}
      okButtonProps={{ disabled: !result && good.length === 0 }}
      cancelButtonProps={result ? { style: { display: 'none' } } : {}}
      confirmLoading={add.isPending}
      mask={{ closable: false }}
      onOk={result ? onClose : () => void submit()}
      onCancel={onClose}
    >
      {result ? (
        <Flex vertical gap={12}>
          <FaultsAlert title={t('providerMerchant.import.added', { count: result.added.length })} faults={[]} />
          {result.faults.length + result.known.length > 0 && (
            <FaultsAlert title={t('providerMerchant.import.leftOut')} faults={leftOut(t, result, good)} />
          )}
        </Flex>
      ) : (
        <SheetChooser
          hint={t('providerMerchant.import.hint', { max: merchantImportLimits.rows })}
          template={{ name: t('providerMerchant.import.templateName'), write: () => writeTemplate(t) }}
          isReading={isReading}
          onFile={(file) => void read(file)}
          problem={problem}
          checked={
            checked && {
              title: t('providerMerchant.import.checked', {
                file: checked.name,
                good: good.length,
                known: checked.answer.known.length,
                bad: new Set(checked.answer.faults.map(({ row }) => row)).size,
              }),
              faults: leftOut(t, checked.answer, checked.lines),
            }
          }
        />
      )}
    </Modal>
  );
}

/** Lines that add nothing, and why; a sentence each. */
const leftOut = (
  t: Translate,
  { faults, known }: MerchantImportResult,
  lines: readonly MerchantLine[],
): readonly string[] => [
  ...faults.map((fault) => faultSentence(t, fault)),
  ...known.map((row) =>
    t('providerMerchant.import.known', { row, name: lines.find((line) => line.row === row)?.name ?? '' }),
  ),
];
