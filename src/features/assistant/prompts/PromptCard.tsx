import { MoreOutlined, StarFilled, StarOutlined } from '@ant-design/icons';
import { Button, Dropdown, Flex, Tag } from 'antd';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import type { Prompt } from '@/services/prompt/schema';
import styles from './prompts.module.css';

export type PromptAction = 'open' | 'favorite' | 'edit' | 'duplicate' | 'share' | 'remove';

interface PromptCardProps {
  readonly prompt: Prompt;
  readonly onAction: (act: PromptAction, prompt: Prompt) => void;
}

export function PromptCard({ prompt, onAction }: PromptCardProps) {
  const t = useT();
  const can = useCan();
  const { title, note, category, scope, shared, favorite, editable, uses, owner_name } = prompt;
  const items = [
    editable && { key: 'edit', label: t('common.edit') },
    can('prompt.save') && { key: 'duplicate', label: t('assistant.prompt.duplicate') },
    editable &&
      can('prompt.share') && { key: 'share', label: t(shared ? 'assistant.prompt.unshare' : 'assistant.prompt.share') },
    editable && { key: 'remove', label: t('common.delete'), danger: true },
  ].filter((item) => item !== false);
  return (
    <Flex component="article" vertical className={styles.card}>
      <PlainButton className={styles.cardOpen} onClick={() => onAction('open', prompt)}>
        <Flex component="span" gap={8} align="center" justify="space-between" className={styles.cardHead}>
          <Text type="secondary" size="small">
            {t(`assistant.category.${category}`)}
          </Text>
          {scope === 'own' && <Tag>{t(shared ? 'assistant.prompt.shared' : 'assistant.scope.own')}</Tag>}
          {scope === 'team' && <Tag>{t('assistant.prompt.of', { name: owner_name })}</Tag>}
        </Flex>
        <Text size={15} strong>
          {title}
        </Text>
        <Text type="secondary" size={13}>
          {note}
        </Text>
      </PlainButton>
      <Flex align="center" className={styles.cardFooter}>
        <Text type="secondary" size="small">
          {uses > 0 ? t('assistant.prompt.uses', { count: uses }) : ''}
        </Text>
        <Button
          type="text"
          size="small"
          icon={favorite ? <StarFilled className={styles.star} /> : <StarOutlined />}
          aria-label={t('assistant.prompt.favorite', { title })}
          aria-pressed={favorite}
          onClick={() => onAction('favorite', prompt)}
        />
        {items.length > 0 && (
          <Dropdown trigger={['click']} menu={{ items, onClick: ({ key }) => onAction(key as PromptAction, prompt) }}>
            <Button
              type="text"
              size="small"
              icon={<MoreOutlined />}
              aria-label={t('assistant.prompt.more', { title })}
            />
          </Dropdown>
        )}
      </Flex>
    </Flex>
  );
}
