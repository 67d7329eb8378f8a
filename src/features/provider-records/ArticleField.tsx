import { Flex, Input, Select } from 'antd';
import { useDeferredValue } from 'react';
import { Markdown } from '@/components/markdown/Markdown';
import type { ControlProps } from '@/components/resource/types';
import { GridLayout } from '@/components/ui/GridLayout';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { countCharacters } from '@/domain/articles/html';
import { type HelpTopic, helpArticleLimits, helpTopics } from '@/domain/helpArticles';
import { useT } from '@/hooks/useT';

/** The topics of the learning center. */
export function TopicSelect({ id, value, onChange }: ControlProps & { readonly value?: HelpTopic }) {
  const t = useT();
  return (
    <Select<HelpTopic>
      id={id ?? ''}
      value={value ?? null}
      options={helpTopics.map((topic) => ({ value: topic, label: t(`help.topic.${topic}`) }))}
      onChange={(topic) => onChange?.(topic)}
    />
  );
}

/** Markdown beside what merchants will see, by the renderer of the learning center. */
export function ArticleField({ id, value = '', onChange }: ControlProps & { readonly value?: string }) {
  const t = useT();
  const shown = useDeferredValue(value);
  return (
    <GridLayout columns="repeat(auto-fit, minmax(min(320px, 100%), 1fr))" gap={16}>
      <Input.TextArea
        {...(id ? { id } : {})}
        value={value}
        placeholder={t('providerRecord.article.textHint')}
        autoSize={{ minRows: 16, maxRows: 32 }}
        count={{
          show: true,
          max: helpArticleLimits.text,
          strategy: countCharacters,
        }}
        onChange={({ target }) => onChange?.(target.value)}
      />
      <Panel vertical gap={8} component="section" aria-label={t('providerRecord.preview')}>
        <Text type="tertiary" size="small">
          {t('providerRecord.preview')}
        </Text>
        <Markdown text={shown} />
      </Panel>
    </GridLayout>
  );
}

interface ArticlePreviewProps {
  readonly summary: string;
  readonly text: string;
}

/** An article as the learning center shows it. */
export const ArticlePreview = ({ summary, text }: ArticlePreviewProps) => (
  <Flex vertical gap={12}>
    <Text type="secondary">{summary}</Text>
    <Markdown text={text} />
  </Flex>
);
