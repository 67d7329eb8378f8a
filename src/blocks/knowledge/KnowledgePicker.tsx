import { FileTextOutlined } from '@ant-design/icons';
import { Link } from '@umijs/max';
import { Flex, Select } from 'antd';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import styles from './knowledge.module.css';
import { useKnowledge } from './useKnowledge';

interface KnowledgePickerProps {
  readonly value?: readonly string[] | undefined;
  readonly onChange?: (ids: string[]) => void;
  readonly className?: string;
}

const most = 20;

/** Which of the merchant's documents the writer may cite here. */
export function KnowledgePicker({ value = [], onChange, className }: KnowledgePickerProps) {
  const t = useT();
  const { documents, isLoading, error } = useKnowledge();
  return (
    <Select<string[]>
      mode="multiple"
      className={[styles.picker, className].filter(Boolean).join(' ')}
      value={[...value]}
      maxCount={most}
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
          <Link to="/creative/knowledge">{t('knowledge.pickNone')}</Link>
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
