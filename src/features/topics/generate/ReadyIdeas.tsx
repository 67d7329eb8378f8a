import { PlusOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { Text } from '@/components/ui/Text';
import { type IdeaPattern, ideasFor, type Occasion } from '@/domain/occasions';
import { useT } from '@/hooks/useT';
import { HookTag } from '../parts/TopicTags';
import styles from './generate.module.css';

const atFirst = 3;

interface Props {
  readonly occasion: Occasion;
  readonly goods: string | undefined;
  readonly industry: string;
  readonly onTake: (occasion: Occasion, idea: IdeaPattern) => void;
}

/** What merchants of this trade commonly do on such a day, filled in with the own goods; taken with one click. */
export function ReadyIdeas({ occasion, goods, industry, onTake }: Props) {
  const t = useT();
  const [isWhole, setIsWhole] = useState(false);
  const ideas = ideasFor(occasion, { industry, ...(goods ? { goods } : {}) });
  const shown = isWhole ? ideas : ideas.slice(0, atFirst);
  return (
    <section className={styles.ready} aria-label={t('topic.readyFor', { name: occasion.name })}>
      <Text component="h3" size="medium" strong style={{ margin: '0 0 8px' }}>
        {t('topic.readyFor', { name: occasion.name })}
      </Text>
      <Flex component="ul" vertical gap={8}>
        {shown.map((idea) => (
          <Flex key={idea.title} component="li" gap={8} align="flex-start">
            <HookTag hook={idea.hook} />
            <span className={styles.readyText}>
              <span>{idea.title}</span>
              <Text type="secondary" size="small">
                {idea.angle}
              </Text>
            </span>
            <Button
              size="small"
              type="text"
              icon={<PlusOutlined />}
              aria-label={t('topic.takeOne', { title: idea.title })}
              onClick={() => onTake(occasion, idea)}
            >
              {t('topic.take')}
            </Button>
          </Flex>
        ))}
      </Flex>
      {ideas.length > atFirst && (
        <Button type="link" size="small" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('chain.fold') : t('chain.unfold', { count: ideas.length - atFirst })}
        </Button>
      )}
    </section>
  );
}
