import { useModel } from '@umijs/max';
import { ConfigProvider, Flex, Form, Segmented, Skeleton } from 'antd';
import { type ReactNode, Suspense, useState } from 'react';
import { RichTextEditor, RichTextView } from '@/blocks/rich-text';
import type { ControlProps } from '@/components/resource/types';
import { Text } from '@/components/ui/Text';
import { announcementLimits } from '@/domain/announcements';
import { formatMinute } from '@/hooks/useDates';
import { useT } from '@/hooks/useT';

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
        {title || t('providerRecord.noTitle')}
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
            label={t('providerRecord.announce.text')}
            placeholder={t('providerRecord.announce.textHint')}
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

interface WriteOrPreviewProps {
  readonly id: string | undefined;
  readonly editor: ReactNode;
  readonly preview: ReactNode;
}

/** A text that is written, and looked at as a merchant before it is saved. */
function WriteOrPreview({ id, editor, preview }: WriteOrPreviewProps) {
  const t = useT();
  const [mode, setMode] = useState<'write' | 'preview'>('write');
  return (
    <Flex vertical gap={12} id={id}>
      <div>
        <Segmented
          aria-label={t('providerRecord.mode')}
          // It changes what is seen and nothing that is kept.
          disabled={false}
          value={mode}
          options={(['write', 'preview'] as const).map((value) => ({
            value,
            label: t(`providerRecord.mode.${value}`),
          }))}
          onChange={setMode}
        />
      </div>
      {mode === 'write' ? editor : preview}
    </Flex>
  );
}
