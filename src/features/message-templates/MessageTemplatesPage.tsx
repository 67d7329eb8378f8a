import { useModel } from '@umijs/max';
import { Input, Modal } from 'antd';
import { useMemo, useState } from 'react';
import { ResourcePage } from '@/components/resource/ResourcePage';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { messageTemplateApi } from '@/services/message_template/api';
import type { MessageTemplate } from '@/services/message_template/schema';
import { SignatureContext } from './ContentField';
import { messageTemplateResource, type TemplateDialog } from './messageTemplateResource';
import { PublishDialog } from './PublishDialog';
import { TemplateVersions } from './TemplateVersions';
import { TestDialog } from './TestDialog';

interface Opened {
  readonly dialog: TemplateDialog;
  readonly row: MessageTemplate;
}

/** Messages that the product sends: written by channel, tried on oneself, published as versions. */
export function MessageTemplatesPage() {
  const { initialState } = useModel('@@initialState');
  const [opened, setOpened] = useState<Opened>();
  const [version, setVersion] = useState(0);
  const resource = useMemo(() => messageTemplateResource((dialog, row) => setOpened({ dialog, row })), []);
  const close = () => setOpened(undefined);
  const finish = () => {
    close();
    setVersion((before) => before + 1);
  };
  const { dialog, row } = opened ?? {};
  return (
    <SignatureContext value={initialState?.provider?.name ?? ''}>
      <ResourcePage resource={resource} version={version} />
      {row && dialog === 'test' && <TestDialog template={row} onClose={close} />}
      {row && dialog === 'publish' && <PublishDialog template={row} onPublished={finish} onClose={close} />}
      {row && dialog === 'versions' && <TemplateVersions template={row} onRestored={finish} onClose={close} />}
      {row && dialog === 'stop' && <StopDialog template={row} onStopped={finish} onClose={close} />}
    </SignatureContext>
  );
}

interface StopDialogProps {
  readonly template: MessageTemplate;
  readonly onStopped: () => void;
  readonly onClose: () => void;
}

function StopDialog({ template, onStopped, onClose }: StopDialogProps) {
  const t = useT();
  const [reason, setReason] = useState('');
  const stop = useAction(messageTemplateApi.stop, {
    messages: { done: 'messageTemplate.stopped' },
    invalidates: ['audit'],
  });
  const submit = async () => {
    if (await stop.run({ id: template.id, reason })) onStopped();
  };
  return (
    <Modal
      open
      title={t('messageTemplate.stopTitle', { name: template.name })}
      okText={t('messageTemplate.stop')}
      confirmLoading={stop.isPending}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <Input.TextArea
        rows={3}
        maxLength={200}
        value={reason}
        aria-label={t('messageTemplate.reason')}
        placeholder={t('messageTemplate.reason')}
        onChange={({ target }) => setReason(target.value)}
      />
    </Modal>
  );
}
