import { FileTextOutlined } from '@ant-design/icons';
import { Flex, Select } from 'antd';
import { PageLink } from '@/components/PageLink';
import { Text } from '@/components/ui/Text';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { knowledgeApi } from '@/services/knowledge/api';
import type { Knowledge } from '@/services/knowledge/schema';
import styles from './knowledge.module.css';

interface KnowledgePickerProps {
  readonly value?: readonly string[] | undefined;
  readonly onChange?: (ids: string[]) => void;
  readonly className?: string;
}

const MAX_CHOSEN = 20;

/** Which of the merchant's documents the writer may cite here. */
export function KnowledgePicker({ value = [], onChange, className }: KnowledgePickerProps) {
  const t = useT();
  const { documents, isLoading, error } = useKnowledge();
  return (
    <Select<string[]>
      mode="multiple"
      className={[styles.picker, className].filter(Boolean).join(' ')}
      value={[...value]}
      maxCount={MAX_CHOSEN}
      maxTagCount="responsive"
      loading={isLoading}
      allowClear
      suffixIcon={<FileTextOutlined aria-hidden />}
      showSearch={{ optionFilterProp: 'label' }}
      aria-label={t('knowledge.pick')}
      placeholder={t('knowledge.pickHint')}
      notFoundContent={
        error ? (
          messageOf(error)
        ) : isLoading ? undefined : (
          <PageLink to="/creative/knowledge">{t('knowledge.pickNone')}</PageLink>
        )
      }
      options={documents.map(({ id, title, passages }) => ({ value: id, label: title, passages }))}
      optionRender={({ data }) => (
        <Flex component="span" gap={12} align="center" justify="space-between">
          <Text ellipsis>{data.label}</Text>
          <Text type="secondary" size="small" style={{ flex: 'none' }}>
            {t('knowledge.passageCount', { count: data.passages })}
          </Text>
        </Flex>
      )}
      onChange={(ids) => onChange?.(ids)}
    />
  );
}

const MAX_DOCUMENTS = 200;
const none: readonly Knowledge[] = [];

/** The documents that the writer may use, the latest first. */
function useKnowledge() {
  const { data, loading, error, refresh } = useLoad(knowledgeApi.data, {
    page: 1,
    page_size: MAX_DOCUMENTS,
    usable: 1,
  });
  return { documents: data?.list.filter(({ passages }) => passages > 0) ?? none, isLoading: loading, error, refresh };
}
