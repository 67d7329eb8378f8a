import { MoreOutlined, StarFilled, StarOutlined } from '@ant-design/icons';
import { Button, Dropdown, Tag } from 'antd';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import type { Prompt } from '@/services/prompt/schema';
import styles from './prompts.module.css';

export type PromptAct = 'open' | 'favourite' | 'edit' | 'duplicate' | 'share' | 'remove';

interface PromptCardProps {
  readonly prompt: Prompt;
  readonly onAct: (act: PromptAct, prompt: Prompt) => void;
}

export function PromptCard({ prompt, onAct }: PromptCardProps) {
  const t = useT();
  const can = useCan();
  const { title, note, category, scope, shared, favourite, editable, uses, owner_name } = prompt;
  const items = [
    editable && { key: 'edit', label: t('common.edit') },
    can('prompt.save') && { key: 'duplicate', label: t('assistant.prompt.duplicate') },
    editable &&
      can('prompt.share') && { key: 'share', label: t(shared ? 'assistant.prompt.unshare' : 'assistant.prompt.share') },
    editable && { key: 'remove', label: t('common.delete'), danger: true },
  ].filter((item) => item !== false);
  return (
    <article className={styles.card}>
      <button type="button" className={styles.cardOpen} onClick={() => onAct('open', prompt)}>
        <span className={styles.cardHead}>
          <span className={styles.soft}>{t(`assistant.category.${category}`)}</span>
          {scope === 'own' && <Tag>{t(shared ? 'assistant.prompt.shared' : 'assistant.scope.own')}</Tag>}
          {scope === 'team' && <Tag>{t('assistant.prompt.of', { name: owner_name })}</Tag>}
        </span>
        <span className={styles.cardTitle}>{title}</span>
        <span className={styles.cardNote}>{note}</span>
      </button>
      <div className={styles.cardFoot}>
        <span className={styles.soft}>{uses > 0 ? t('assistant.prompt.uses', { count: uses }) : ''}</span>
        <Button
          type="text"
          size="small"
          icon={favourite ? <StarFilled className={styles.star} /> : <StarOutlined />}
          aria-label={t('assistant.prompt.favourite', { title })}
          aria-pressed={favourite}
          onClick={() => onAct('favourite', prompt)}
        />
        {items.length > 0 && (
          <Dropdown trigger={['click']} menu={{ items, onClick: ({ key }) => onAct(key as PromptAct, prompt) }}>
            <Button
              type="text"
              size="small"
              icon={<MoreOutlined />}
              aria-label={t('assistant.prompt.more', { title })}
            />
          </Dropdown>
        )}
      </div>
    </article>
  );
}
