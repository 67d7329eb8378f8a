import { useModel } from '@umijs/max';
import { ConfigProvider, Flex, Form, Skeleton } from 'antd';
import { Suspense } from 'react';
import { RichTextEditor, RichTextView } from '@/blocks/rich-text';
import type { ControlProps } from '@/components/resource/types';
import { Text } from '@/components/ui/Text';
import { announcementLimits } from '@/domain/announcements';
import { formatMinute } from '@/hooks/useDates';
import { useT } from '@/hooks/useT';
import { WriteOrPreview } from './WriteOrPreview';

interface AnnouncementPreviewProps {
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  readonly publishedAt?: string | undefined;
}

/** The announcement as its page shows it to a merchant, below the line of the list. */
export function AnnouncementPreview({ title, summary, html, publishedAt }: AnnouncementPreviewProps) {
  const t = useT();
  const { initialState } = useModel('@@initialState');
  const author = initialState?.provider?.name ?? '';
  return (
    <Flex vertical gap={12}>
      <Text component="h3" strong size="large">
        {title || t('providerText.noTitle')}
      </Text>
      <Text type="secondary">{summary}</Text>
      <Text type="secondary" size="small">
        {publishedAt ? t('merchantCenter.announce.by', { author, at: formatMinute(publishedAt) }) : author}
      </Text>
      <RichTextView html={html} />
    </Flex>
  );
}

/** The text of an announcement in the article editor. */
export function AnnouncementField({ id, value = '', onChange }: ControlProps & { readonly value?: string }) {
  const t = useT();
  const { componentDisabled = false } = ConfigProvider.useConfig();
  const title = Form.useWatch<string | undefined>('title');
  const summary = Form.useWatch<string | undefined>('summary');
  return (
    <WriteOrPreview
      id={id}
      editor={
        <Suspense fallback={<Skeleton active paragraph={{ rows: 8 }} />}>
          <RichTextEditor
            value={value}
            label={t('providerText.announce.text')}
            placeholder={t('providerText.announce.textHint')}
            limit={announcementLimits.text}
            readOnly={componentDisabled}
            onChange={(html) => onChange?.(html)}
          />
        </Suspense>
      }
      preview={<AnnouncementPreview title={title ?? ''} summary={summary ?? ''} html={value} />}
    />
  );
}
