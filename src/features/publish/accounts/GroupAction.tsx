import { AutoComplete, Button, Form, Modal } from 'antd';
import { useState } from 'react';
import { useCan } from '@/hooks/useCan';
import { useLoad } from '@/hooks/useLoad';
import { useRecordActions } from '@/hooks/useRecordActions';
import { useT } from '@/hooks/useT';
import { wemediaApi } from '@/services/wemedia/api';
import type { WemediaView } from '@/services/wemedia/schema';
import { groupsOf } from './groupsOf';

interface Props {
  readonly accounts: readonly WemediaView[];
  readonly onDone: () => void;
}

/** Puts the selected accounts into one group. */
export function GroupAction({ accounts, onDone }: Props) {
  const t = useT();
  const actions = useRecordActions();
  const [isOpen, setIsOpen] = useState(false);
  const [form] = Form.useForm<{ group: string }>();
  const { data } = useLoad(wemediaApi.data, isOpen ? {} : undefined);
  if (!useCan()('wemedia.save')) return null;
  const submit = async ({ group }: { group?: string }) => {
    const ids = accounts.map(({ id }) => id);
    if (!(await actions.changeStatus((options) => wemediaApi.group({ ids, group: group ?? '' }, options), ids))) return;
    setIsOpen(false);
    onDone();
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('publishTruth.groupTo')}</Button>
      <Modal
        open={isOpen}
        title={t('publishTruth.groupTo')}
        width={400}
        destroyOnHidden
        onOk={form.submit}
        onCancel={() => setIsOpen(false)}
      >
        <Form form={form} layout="vertical" onFinish={(values) => void submit(values)}>
          <Form.Item name="group" label={t('publishTruth.groupName')} extra={t('publishTruth.groupHelp')}>
            <AutoComplete options={groupsOf(data?.list ?? accounts)} maxLength={20} allowClear />
          </Form.Item>
        </Form>
      </Modal>
    </>
  );
}
