import { Button, Flex, Modal, Table } from 'antd';
import { useState } from 'react';
import { FaultsAlert, SheetChooser } from '@/blocks/SheetChooser';
import { type MemberFault, type MemberLine, memberImportLimits, readMemberRows } from '@/domain/memberImport';
import { findNamedTable } from '@/domain/namedColumns';
import { useAction } from '@/hooks/useAction';
import { useCopy } from '@/hooks/useCopy';
import { useLoad } from '@/hooks/useLoad';
import { type Translate, useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { readSheetAside, writeSheet } from '@/lib/sheets';
import { accountRoleApi } from '@/services/account_role/api';
import { teamInviteApi } from '@/services/team_invite/api';
import type { MemberImportResult } from '@/services/team_invite/schema';

/** What was read of a file, and what the server says of it. */
interface Checked {
  readonly name: string;
  readonly lines: readonly MemberLine[];
  readonly faults: readonly MemberFault[];
}

/** Rows above the heading, and some for good measure: what is too long is said by its own sentence. */
const SPARE_ROWS = 800;

const headings = (t: Translate) =>
  (['name', 'phone', 'role'] as const).map((column) => ({ title: t(`team.import.column.${column}`), width: 20 }));

const faultSentence = (
  t: Translate,
  roles: readonly string[],
  { row, column, problem, other = 0 }: MemberFault,
): string =>
  t('team.import.fault', {
    row,
    column: t(`team.import.column.${column}`),
    problem: t(`team.import.problem.${problem}`, { other, max: memberImportLimits.name, names: roles.join('、') }),
  });

/** People of a table are invited one by one: each gets a link of his own, and sets his password himself. */
export function MemberImport({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const [importId, setImportId] = useState(() => crypto.randomUUID());
  const [isReading, setReading] = useState(false);
  const [checked, setChecked] = useState<Checked>();
  const [problem, setProblem] = useState('');
  const [result, setResult] = useState<MemberImportResult>();
  const invite = useAction(teamInviteApi.import, { invalidates: ['team_invite'] });

  const read = async (file: File) => {
    setChecked(undefined);
    setResult(undefined);
    setProblem('');
    setReading(true);
    setImportId(crypto.randomUUID());
    try {
      const sheets = await readSheetAside(file, { rows: memberImportLimits.rows + SPARE_ROWS });
      const { lines, refusal, missing = [] } = findNamedTable(sheets, readMemberRows);
      const columns = missing.map((column) => t(`team.import.column.${column}`)).join(' · ');
      if (refusal) setProblem(t(`team.import.refusal.${refusal}`, { max: memberImportLimits.rows, columns }));
      else {
        const cut = lines.map((line) => cutLine(line));
        const answer = await teamInviteApi.import({ import_id: importId, lines: cut, is_dry: true });
        setChecked({ name: file.name, lines: cut, faults: answer.faults });
      }
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setReading(false);
    }
  };
  const roleNames = (useLoad(accountRoleApi.merchant).data?.list ?? []).map(({ name }) => name);
  const bad = new Set(checked?.faults.map(({ row }) => row));
  const good = checked?.lines.filter(({ row }) => !bad.has(row)) ?? [];
  const submit = async () => {
    const answer = await invite.run({ import_id: importId, lines: [...good] });
    if (answer) setResult(answer.result);
  };
  return (
    <Modal
      open
      width={680}
      title={t('team.import.title')}
      okText={result ? t('common.close') : t('team.import.ok', { count: good.length })}
      okButtonProps={{ disabled: !result && good.length === 0 }}
      cancelButtonProps={result ? { style: { display: 'none' } } : {}}
      confirmLoading={invite.isPending}
      mask={{ closable: false }}
      onOk={result ? onClose : () => void submit()}
      onCancel={onClose}
    >
      {result ? (
        <Made result={result} roles={roleNames} />
      ) : (
        <SheetChooser
          hint={t('team.import.hint', { max: memberImportLimits.rows, days: memberImportLimits.days })}
          template={{ name: t('team.import.templateName'), write: () => writeTemplate(t, roleNames) }}
          isReading={isReading}
          onFile={(file) => void read(file)}
          problem={problem}
          checked={
            checked && {
              title: t('team.import.checked', { file: checked.name, good: good.length, bad: bad.size }),
              faults: checked.faults.map((fault) => faultSentence(t, roleNames, fault)),
            }
          }
        />
      )}
    </Modal>
  );
}

/** The empty table, with a sheet that names the roles there are. */
const writeTemplate = (t: Translate, roles: readonly string[]): Promise<Blob> =>
  writeSheet([
    { name: t('team.import.sheet'), columns: headings(t), rows: [] },
    {
      name: t('team.import.notes'),
      columns: [{ title: t('team.import.notes'), width: 80 }],
      rows: [[t('team.import.templateHint')], [t('team.import.templateRoles', { names: roles.join('、') })]],
    },
  ]);

/** A cell beyond the limit is named as too long; the server need not see all of it. */
const cutLine = ({ row, ...cells }: MemberLine): MemberLine => {
  const cut = (text: string): string => [...text].slice(0, memberImportLimits.cell / 2).join('');
  return { row, name: cut(cells.name), phone: cut(cells.phone), role: cut(cells.role) };
};

interface MadeProps {
  readonly result: MemberImportResult;
  readonly roles: readonly string[];
}

/** The links, for whoever passes them on by himself. */
function Made({ result: { made, faults }, roles }: MadeProps) {
  const t = useT();
  const copy = useCopy();
  const links = made.map(({ name, link }) => `${name} ${link}`).join('\n');
  return (
    <Flex vertical gap={12}>
      <FaultsAlert title={t('team.import.made', { count: made.length })} faults={[]} />
      {faults.length > 0 && (
        <FaultsAlert title={t('team.import.leftOut')} faults={faults.map((fault) => faultSentence(t, roles, fault))} />
      )}
      <Table
        size="small"
        rowKey="row"
        pagination={false}
        scroll={{ y: 280, x: 480 }}
        dataSource={[...made]}
        columns={[
          { title: t('team.import.column.name'), dataIndex: 'name', width: 120 },
          { title: t('team.import.column.role'), dataIndex: 'role_name', width: 120 },
          { title: t('team.invite.link'), dataIndex: 'link', ellipsis: true },
        ]}
      />
      <Button disabled={made.length === 0} onClick={() => void copy(links)}>
        {t('team.import.copyAll')}
      </Button>
    </Flex>
  );
}
