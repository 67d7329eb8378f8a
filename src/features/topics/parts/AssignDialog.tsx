import { Form, Modal } from 'antd';
import { useState } from 'react';
import { useRecordActions } from '@/hooks/useRecordActions';
import { useT } from '@/hooks/useT';
import { topicApi } from '@/services/topic/api';
import { DialogFooter } from './DialogFooter';
import { MemberSelect } from './MemberSelect';

interface Props {
  /** Undefined = closed. */
  readonly ids: readonly string[] | undefined;
  readonly current?: string | undefined;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Gives topics to somebody; he is told. */
export function AssignDialog({ ids, current, onClose, onDone }: Props) {
  return (
    <Modal open={ids !== undefined} destroyOnHidden footer={null} onCancel={onClose} title={<Title />} width={420}>
      {ids && <Inner ids={ids} current={current} onClose={onClose} onDone={onDone} />}
    </Modal>
  );
}

function Title() {
  return useT()('topic.assign');
}

function Inner({ ids, current, onClose, onDone }: Props & { readonly ids: readonly string[] }) {
  const t = useT();
  const actions = useRecordActions();
  const [accountId, setAccountId] = useState(current);
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    setIsBusy(true);
    const isDone = await actions.changeStatus(
      (options) => topicApi.assign({ ids: [...ids], ...(accountId ? { account_id: accountId } : {}) }, options),
      ids,
    );
    setIsBusy(false);
    if (!isDone) return;
    onDone();
    onClose();
  };
  return (
    <Form layout="vertical" onFinish={() => void send()}>
      <Form.Item label={t('topic.assignee')} htmlFor="assignee" help={t('topic.assignHelp', { count: ids.length })}>
        <MemberSelect id="assignee" value={accountId} onChange={setAccountId} />
      </Form.Item>
      <DialogFooter isBusy={isBusy} onCancel={onClose} okText={t(accountId ? 'topic.assignOk' : 'topic.unassign')} />
    </Form>
  );
}
