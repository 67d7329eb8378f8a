import { Alert, Flex, Modal } from 'antd';
import { Text } from '@/components/ui/Text';
import { renderMessage, sampleValues, templateProblems } from '@/domain/messageTemplate';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { messageTemplateApi } from '@/services/message_template/api';
import type { MessageTemplate } from '@/services/message_template/schema';
import { MessagePreview } from './MessagePreview';
import { problemText } from './problemText';

interface PublishDialogProps {
  readonly template: MessageTemplate;
  readonly onPublished: () => void;
  readonly onClose: () => void;
}

/** What will be sent from now on, or what is wrong with it. */
export function PublishDialog({ template, onPublished, onClose }: PublishDialogProps) {
  const t = useT();
  const publish = useAction(messageTemplateApi.publish, {
    messages: { done: 'messageTemplate.published' },
    invalidates: ['audit'],
  });
  const problems = templateProblems(template, template.signature);
  const submit = async () => {
    if (await publish.run({ id: template.id, revision: template.revision ?? 0 })) onPublished();
  };
  return (
    <Modal
      open
      title={t('messageTemplate.publishTitle', { name: template.name })}
      okText={t('messageTemplate.publish')}
      okButtonProps={{ disabled: problems.length > 0 }}
      confirmLoading={publish.isPending}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <Flex vertical gap={12}>
        {problems.map((problem) => {
          const sentence = problemText(t, problem);
          return <Alert key={sentence} type="warning" showIcon title={sentence} />;
        })}
        {problems.length === 0 && <Text type="secondary">{t('messageTemplate.publishHint')}</Text>}
        {problems.length === 0 &&
          template.channels.map((channel) => (
            <Flex key={channel} vertical gap={4}>
              <Text strong>{t(`messageTemplate.channel.${channel}`)}</Text>
              <MessagePreview
                channel={channel}
                message={renderMessage(template, channel, sampleValues(template.variables), template.signature)}
              />
            </Flex>
          ))}
      </Flex>
    </Modal>
  );
}
