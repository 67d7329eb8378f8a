import { Button, Flex, Form, Image, Input, Modal } from 'antd';

import { defineResource } from '@/components/resource/defineResource';
import { TextCard } from '@/components/resource/TextCard';
import { ToneTag } from '@/components/ToneTag';
import { Text } from '@/components/ui/Text';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { formatMinute } from '@/hooks/useDates';
import { useT } from '@/hooks/useT';
import { feedbackApi } from '@/services/feedback/api';
import type { Feedback } from '@/services/feedback/schema';
import { RequestsPage } from './RequestsPage';

interface ReplyButtonProps {
  readonly feedback: Feedback;
  readonly onReply: (feedback: Feedback) => void;
}

function ReplyButton({ feedback, onReply }: ReplyButtonProps) {
  const t = useT();
  if (!useCan()('merchant.status')) return null;
  return (
    <Button type="link" size="small" onClick={() => onReply(feedback)}>
      {t(feedback.state === 'waiting' ? 'providerMerchant.feedback.answer' : 'providerMerchant.feedback.answerAgain')}
    </Button>
  );
}

function FeedbackState({ state }: Pick<Feedback, 'state'>) {
  const t = useT();
  return <ToneTag tone={state === 'waiting' ? 'busy' : 'good'}>{t(`providerMerchant.feedback.${state}`)}</ToneTag>;
}

const feedbackResource = (onReply: (feedback: Feedback) => void) =>
  defineResource<Feedback>({
    key: 'platform.feedback',
    title: 'providerMerchant.feedback.title',
    subtitle: 'providerMerchant.feedback.subtitle',
    search: 'providerMerchant.feedback.search',
    nameOf: ({ merchant_name }) => merchant_name,
    actions: {},
    calls: {
      data: (query, options) => feedbackApi.data(query as Parameters<typeof feedbackApi.data>[0], options),
    },
    filters: [
      {
        key: 'state',
        label: 'providerMerchant.state',
        options: (['waiting', 'replied'] as const).map((value) => ({
          value,
          label: `providerMerchant.feedback.${value}` as const,
        })),
      },
    ],
    columns: [
      {
        key: 'merchant_name',
        title: 'providerMerchant.name',
        fixed: true,
        width: 200,
        render: ({ merchant_name, account_name }) => (
          <Flex vertical>
            {merchant_name}
            <Text type="tertiary" size="small">
              {account_name}
            </Text>
          </Flex>
        ),
      },
      {
        key: 'kind',
        title: 'providerMerchant.feedback.kind',
        width: 96,
        render: ({ kind }, { t }) => t(`help.feedback.kind.${kind}`),
      },
      { key: 'content', title: 'providerMerchant.feedback.content', render: ({ content }) => content },
      {
        key: 'reply',
        title: 'providerMerchant.feedback.reply',
        render: ({ reply }) => <Text type="secondary">{reply}</Text>,
      },
      {
        key: 'state',
        title: 'providerMerchant.state',
        width: 112,
        render: ({ state }) => <FeedbackState state={state} />,
      },
      {
        key: 'created_at',
        title: 'providerMerchant.upgrade.time',
        width: 152,
        sortable: true,
        render: ({ created_at }) => <Text type="tertiary">{formatMinute(created_at)}</Text>,
      },
    ],
    rowActions: (row) => <ReplyButton feedback={row} onReply={onReply} />,
    cardShape: 'text',
    defaultView: 'table',
    card: (row, { t }) => (
      <TextCard title={row.merchant_name} state={<FeedbackState state={row.state} />}>
        <span>{row.content}</span>
        {row.reply && <Text type="secondary">{row.reply}</Text>}
        <Text type="tertiary" size="small">
          {formatMinute(row.created_at)} · {row.account_name} · {t(`help.feedback.kind.${row.kind}`)}
        </Text>
        <ReplyButton feedback={row} onReply={onReply} />
      </TextCard>
    ),
    empty: { title: 'providerMerchant.feedback.emptyTitle', description: 'providerMerchant.feedback.emptyText' },
  });

/** What merchants tell the provider, and the answers. */
export const FeedbackPage = () => (
  <RequestsPage
    resourceOf={feedbackResource}
    dialog={(feedback, { onDone, onClose }) => <ReplyDialog feedback={feedback} onReplied={onDone} onClose={onClose} />}
  />
);

interface ReplyDialogProps {
  readonly feedback: Feedback;
  readonly onReplied: () => void;
  readonly onClose: () => void;
}

function ReplyDialog({ feedback, onReplied, onClose }: ReplyDialogProps) {
  const t = useT();
  const [form] = Form.useForm<{ reply: string }>();
  const send = useAction(feedbackApi.reply, {
    messages: { done: 'providerMerchant.feedback.sent' },
    invalidates: ['audit'],
  });
  const submit = async ({ reply }: { reply: string }) => {
    if (await send.run({ id: feedback.id, reply: reply.trim() })) onReplied();
  };
  return (
    <Modal
      open
      title={t('providerMerchant.feedback.answerOf', { name: feedback.account_name })}
      okText={t('providerMerchant.feedback.send')}
      confirmLoading={send.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Flex vertical gap={16}>
        <div style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{feedback.content}</div>
        {feedback.images.length > 0 && (
          <Flex gap={8} wrap>
            {feedback.images.map((url) => (
              <Image key={url} width={80} src={url} alt={t('providerMerchant.feedback.image')} />
            ))}
          </Flex>
        )}
        <Form
          form={form}
          layout="vertical"
          initialValues={{ reply: feedback.reply }}
          onFinish={(values) => void submit(values)}
        >
          <Form.Item
            name="reply"
            label={t('providerMerchant.feedback.reply')}
            rules={[{ required: true, whitespace: true, message: t('providerMerchant.feedback.replyNeeded') }]}
          >
            <Input.TextArea rows={4} maxLength={1000} />
          </Form.Item>
        </Form>
      </Flex>
    </Modal>
  );
}
