import { Button, Skeleton } from 'antd';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { useCurrentGoods } from '@/hooks/useCurrentGoods';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { promptApi } from '@/services/prompt/api';
import type { Prompt } from '@/services/prompt/schema';
import chatStyles from './chatHeading.module.css';
import type { Draft } from './draft';
import styles from './Opening.module.css';

interface OpeningProps {
  readonly onPrompt: (prompt: Prompt) => void;
  readonly onDraft: (draft: Draft) => void;
}

/** Before the first question: what one can ask, with one's own goods, and the prompts that are used most. */
export function Opening({ onPrompt, onDraft }: OpeningProps) {
  const t = useT();
  const goods = useCurrentGoods();
  const { data } = useLoad(promptApi.data, { page: 1, page_size: 6 });
  return (
    <div className={chatStyles.opening}>
      <Text component="h2" size={24} strong style={{ margin: '0 0 8px', lineHeight: '32px' }}>
        {t('assistant.opening.title')}
      </Text>
      <Text component="p" type="secondary" style={{ margin: '0 0 16px' }}>
        {t('assistant.opening.text')}
      </Text>
      {goods && (
        <Button
          onClick={() =>
            onDraft({
              text: t('assistant.opening.goodsAsk'),
              mentions: [{ type: 'goods', id: goods.id, title: goods.title }],
            })
          }
        >
          {t('assistant.opening.goods', { title: goods.title })}
        </Button>
      )}
      {!data && <Skeleton active title={false} />}
      <GridLayout
        component="ul"
        columns="repeat(auto-fill, minmax(240px, 1fr))"
        gap={12}
        style={{ margin: '24px 0 0' }}
      >
        {data?.list.map((prompt) => (
          <li key={prompt.id}>
            <button type="button" className={styles.openingCard} onClick={() => onPrompt(prompt)}>
              <Text type="secondary" size="small">
                {t(`assistant.category.${prompt.category}`)}
              </Text>
              <Text strong>{prompt.title}</Text>
              <Text type="secondary" size="small">
                {prompt.note}
              </Text>
            </button>
          </li>
        ))}
      </GridLayout>
    </div>
  );
}
