import { Alert, App, Button, Flex, Input, Modal, Progress, Select, Upload } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { Text } from '@/components/ui/Text';
import { leadLimits, readLeadRows, rowsOfText } from '@/domain/leads';
import { useAction } from '@/hooks/useAction';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { readSheetAside, SheetError, sheetAccept } from '@/lib/sheets';
import { leadApi } from '@/services/lead/api';
import type { Lead } from '@/services/lead/schema';

interface DialogProps {
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Puts a member in charge of one or more leads. */
export function AssignDialog({ leads, onDone, onClose }: DialogProps & { readonly leads: readonly Lead[] }) {
  const t = useT();
  const { data, error, loading } = useLoad(leadApi.members);
  const [member, setMember] = useState<string>();
  const assign = useAction(leadApi.assign, { messages: { done: 'lead.assigned' } });
  const submit = async () => {
    const ids = leads.map(({ id }) => id);
    if (await assign.run({ ids, ...(member ? { assignee_id: member } : {}) })) onDone();
  };
  return (
    <Modal
      open
      title={t('lead.assignTitle', { count: leads.length })}
      okText={t('lead.assign')}
      confirmLoading={assign.isPending}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <Select
        style={{ inlineSize: '100%' }}
        value={member ?? null}
        loading={loading}
        allowClear
        aria-label={t('lead.assignee')}
        placeholder={t('lead.nobody')}
        showSearch={{ optionFilterProp: 'label' }}
        notFoundContent={error && messageOf(error)}
        options={(data?.list ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(value) => setMember(value ?? undefined)}
      />
    </Modal>
  );
}

/** Lines shown of those that are wrong. */
const MOST_SHOWN = 8;

type LeadRows = ReturnType<typeof readLeadRows>['good'];

/** Sends the good rows piece by piece; closed meanwhile, it ends after the piece that is on its way. */
function useLeadImport(good: LeadRows, { onDone, onClose }: DialogProps) {
  const t = useT();
  const { message } = App.useApp();
  const take = useAction(leadApi.import);
  const [problem, setProblem] = useState('');
  const [sent, setSent] = useState(0);
  const isClosed = useRef(false);
  const submit = async () => {
    if (good.length === 0) return setProblem(t('lead.importEmpty'));
    if (good.length > leadLimits.tableRows) return setProblem(t('lead.importTooMany', { max: leadLimits.tableRows }));
    setProblem('');
    let added = 0;
    let known = 0;
    for (let at = 0; at < good.length; at += leadLimits.importRows) {
      setSent(at);
      const piece = good.slice(at, at + leadLimits.importRows).map((line) => ({ ...line }));
      const answer = await take.run({ rows: piece });
      // What was sent stands; sent again, it is known and adds nothing.
      if (!answer) return setProblem(at > 0 ? t('lead.importPart', { count: at, total: good.length }) : '');
      added += answer.result.added;
      known += answer.result.known;
      if (isClosed.current) break;
    }
    message.success(t('lead.imported', { added, known }));
    onDone();
  };
  const close = () => {
    isClosed.current = true;
    if (!take.isPending) onClose();
  };
  return { problem, tell: setProblem, sent, isPending: take.isPending, submit, close };
}

/** Leads from pasted lines or a table; what is no lead is named before anything is sent. */
export function ImportDialog({ onDone, onClose }: DialogProps) {
  const t = useT();
  const [text, setText] = useState('');
  const [rows, setRows] = useState<readonly (readonly string[])[]>();
  const [fileName, setFileName] = useState('');
  const { good, wrong } = useMemo(() => readLeadRows(rows ?? rowsOfText(text)), [rows, text]);
  const { problem, tell, sent, isPending, submit, close } = useLeadImport(good, { onDone, onClose });
  const readFile = async (file: File) => {
    tell('');
    try {
      const [sheet] = await readSheetAside(file, { rows: leadLimits.tableRows + 20 });
      setRows((sheet?.rows ?? []).map((cells) => cells.map(String)));
      setFileName(file.name);
    } catch (error) {
      tell(error instanceof SheetError ? t('lead.fileWrong') : messageOf(error));
    }
  };
  return (
    <Modal
      open
      title={t('lead.import')}
      okText={t('lead.importOk', { count: good.length })}
      confirmLoading={isPending}
      onOk={() => void submit()}
      onCancel={close}
    >
      <Flex vertical gap={12}>
        <Text type="secondary">{t('lead.importHint')}</Text>
        <Flex gap={8} align="center" wrap>
          <Upload
            accept={sheetAccept}
            showUploadList={false}
            beforeUpload={(file) => {
              void readFile(file);
              return false;
            }}
          >
            <Button>{t('lead.importFile')}</Button>
          </Upload>
          {fileName && (
            <>
              <span>{fileName}</span>
              <Button
                type="link"
                size="small"
                onClick={() => {
                  setRows(undefined);
                  setFileName('');
                }}
              >
                {t('lead.importPaste')}
              </Button>
            </>
          )}
        </Flex>
        {!rows && (
          <Input.TextArea
            rows={6}
            value={text}
            aria-label={t('lead.importText')}
            placeholder={t('lead.importExample')}
            onChange={(event) => {
              setText(event.target.value);
              tell('');
            }}
          />
        )}
        {isPending && good.length > leadLimits.importRows && (
          <Progress percent={Math.round((sent / good.length) * 100)} aria-label={t('lead.importing')} />
        )}
        {problem && <Alert type="error" showIcon title={problem} />}
        {wrong.length > 0 && (
          <Alert
            type="warning"
            showIcon
            title={t('lead.importWrong', { count: wrong.length })}
            description={wrong
              .slice(0, MOST_SHOWN)
              .map(({ line, problem: why, name }) => <div key={line}>{t(`lead.line.${why}`, { line, name })}</div>)}
          />
        )}
      </Flex>
    </Modal>
  );
}
