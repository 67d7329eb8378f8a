import { Button, Flex, Form, Image, Input, Pagination, Segmented } from 'antd';
import { useState } from 'react';
import Section from '@/components/Section';
import { ToneTag } from '@/components/ToneTag';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { MediaUpload } from '@/components/upload/MediaUpload';
import type { MediaItem } from '@/components/upload/types';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { formatMinute } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { shownByCaller } from '@/lib/request';
import { feedbackApi } from '@/services/feedback/api';
import type { Feedback } from '@/services/feedback/schema';
import { fileApi } from '@/services/file/api';

const kinds = ['problem', 'wish', 'question'] as const;
const MIN_LENGTH = 5;
const MAX_LENGTH = 1000;
const MAX_IMAGES = 4;
const PAGE_SIZE = 10;

interface FeedbackValues {
  readonly kind: (typeof kinds)[number];
  readonly content: string;
  readonly images?: readonly MediaItem[];
}

/** Tells the provider something, and shows what was answered. */
export function FeedbackTab() {
  return (
    <Flex vertical gap={16}>
      <FeedbackForm />
      <OwnFeedback />
    </Flex>
  );
}

function FeedbackForm() {
  const t = useT();
  const canUpload = useCan()('file.save');
  const [form] = Form.useForm<FeedbackValues>();
  const [isUploading, setUploading] = useState(false);
  const send = useAction(feedbackApi.save, { messages: { done: 'help.feedback.sent' } });
  const submit = async ({ kind, content, images = [] }: FeedbackValues) => {
    const sent = await send.run({ kind, content, images: images.map(({ url }) => url) });
    if (sent) form.resetFields();
  };
  return (
    <Section title={t('help.ask')}>
      <Form
        form={form}
        // Its fields' ids begin with it: `content` is the page's own.
        name="feedback"
        layout="vertical"
        style={{ maxWidth: 640 }}
        initialValues={{ kind: 'problem' }}
        onFinish={(values) => void submit(values)}
      >
        <Form.Item name="kind" label={t('help.feedback.kind')}>
          <Segmented options={kinds.map((value) => ({ value, label: t(`help.feedback.kind.${value}`) }))} />
        </Form.Item>
        <Form.Item
          name="content"
          label={t('help.feedback.content')}
          rules={[
            { required: true, whitespace: true, min: MIN_LENGTH, message: t('help.feedback.tooShort') },
            {
              max: MAX_LENGTH,
              message: t('resource.tooLong', { label: t('help.feedback.content'), max: MAX_LENGTH }),
            },
          ]}
        >
          <Input.TextArea
            rows={4}
            placeholder={t('help.feedback.contentHint')}
            count={{ max: MAX_LENGTH, show: true }}
          />
        </Form.Item>
        {canUpload && (
          <Form.Item name="images" label={t('help.feedback.images')}>
            <MediaUpload
              accept={['image']}
              max={MAX_IMAGES}
              maxSizeMB={20}
              record={(file) => fileApi.save(file, shownByCaller)}
              onBusyChange={setUploading}
            />
          </Form.Item>
        )}
        <Button type="primary" htmlType="submit" loading={send.isPending} disabled={isUploading}>
          {t('help.feedback.send')}
        </Button>
      </Form>
    </Section>
  );
}

function OwnFeedback() {
  const t = useT();
  const [page, setPage] = useState(1);
  const query = { page, page_size: PAGE_SIZE };
  const { data, loading, error, refresh } = useLoad(feedbackApi.data, query, { keepPrevious: true });
  return (
    <Section
      title={t('help.feedback.own')}
      loading={loading && !data}
      error={error}
      onRetry={refresh}
      empty={data?.list.length === 0 ? t('help.feedback.none') : undefined}
    >
      <Flex component="ul" vertical gap={24} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {data?.list.map((row) => (
          <FeedbackRow key={row.id} row={row} />
        ))}
      </Flex>
      <Pagination
        hideOnSinglePage
        style={{ marginBlockStart: 16 }}
        current={page}
        pageSize={PAGE_SIZE}
        total={data?.paginator.total ?? 0}
        showSizeChanger={false}
        onChange={setPage}
      />
    </Section>
  );
}

function FeedbackRow({ row }: { readonly row: Feedback }) {
  const t = useT();
  return (
    <Flex component="li" vertical gap={8}>
      <Flex gap={8} align="center" wrap>
        <ToneTag tone="plain">{t(`help.feedback.kind.${row.kind}`)}</ToneTag>
        <ToneTag tone={row.state === 'replied' ? 'good' : 'busy'}>{t(`help.feedback.state.${row.state}`)}</ToneTag>
        <Text type="secondary" size="small">
          {formatMinute(row.created_at)}
        </Text>
      </Flex>
      <Text style={{ whiteSpace: 'pre-line' }}>{row.content}</Text>
      {row.images.length > 0 && (
        <Flex gap={8} wrap>
          {row.images.map((url, index) => (
            <Image key={url} width={96} src={url} alt={t('help.feedback.image', { n: index + 1 })} />
          ))}
        </Flex>
      )}
      {row.reply && (
        <Panel vertical gap={4} padding={12}>
          <Text type="secondary" size="small">
            {t('help.feedback.reply')}
          </Text>
          <Text style={{ whiteSpace: 'pre-line' }}>{row.reply}</Text>
        </Panel>
      )}
    </Flex>
  );
}
