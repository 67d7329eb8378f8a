import { Alert, Flex, Form, Input, Modal, Segmented } from 'antd';
import { useState } from 'react';
import { type Channel, renderMessage, sampleValues, valueProblems, variablesIn } from '@/domain/messageTemplate';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { messageTemplateApi } from '@/services/message_template/api';
import type { MessageTemplate } from '@/services/message_template/schema';
import { MessagePreview } from './MessagePreview';

interface TestDialogProps {
  readonly template: MessageTemplate;
  readonly onClose: () => void;
}

/** Sends a template to oneself; a variable without a value is named before anything leaves. */
export function TestDialog({ template, onClose }: TestDialogProps) {
  const t = useT();
  const [channel, setChannel] = useState<Channel | undefined>(template.channels[0]);
  const [values, setValues] = useState(() => sampleValues(template.variables));
  const [isAsked, setIsAsked] = useState(false);
  const send = useAction(messageTemplateApi.test, {
    messages: { done: (_, { channel: sent }) => t(`messageTemplate.sent.${sent}`) },
    invalidates: ['notice', 'audit'],
  });
  if (!channel) return <NoChannelDialog onClose={onClose} />;

  const { title, text } = template.contents[channel];
  const names = variablesIn(`${title}\n${text}`);
  const problems = valueProblems(template, channel, values);
  const isReady = problems.missing.length === 0 && problems.wrong.length === 0;
  const submit = async () => {
    setIsAsked(true);
    if (!isReady) return;
    if (await send.run({ id: template.id, channel, values })) onClose();
  };
  return (
    <Modal
      open
      title={t('messageTemplate.testTitle', { name: template.name })}
      okText={t('messageTemplate.send')}
      confirmLoading={send.isPending}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <Flex vertical gap={16}>
        <Segmented
          value={channel}
          options={template.channels.map((value) => ({ value, label: t(`messageTemplate.channel.${value}`) }))}
          onChange={setChannel}
        />
        <Form layout="vertical" component="div">
          {names.map((name) => (
            <Form.Item key={name} label={name} style={{ marginBlockEnd: 12 }}>
              <Input
                value={values[name] ?? ''}
                aria-label={name}
                onChange={({ target }) => setValues({ ...values, [name]: target.value })}
              />
            </Form.Item>
          ))}
        </Form>
        <div role="alert">
          {isAsked && problems.missing.length > 0 && (
            <Alert type="error" showIcon title={t('messageTemplate.missing', { names: problems.missing.join('、') })} />
          )}
          {isAsked && problems.wrong.length > 0 && (
            <Alert type="error" showIcon title={t('messageTemplate.wrong', { names: problems.wrong.join('、') })} />
          )}
        </div>
        <MessagePreview channel={channel} message={renderMessage(template, channel, values, template.signature)} />
      </Flex>
    </Modal>
  );
}

function NoChannelDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  return (
    <Modal open title={t('messageTemplate.test')} footer={null} onCancel={onClose}>
      <Alert type="warning" showIcon title={t('messageTemplate.problem.noChannel')} />
    </Modal>
  );
}
