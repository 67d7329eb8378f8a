import { Button, Flex, Tag } from 'antd';
import type { Mark } from '@/domain/compliance';
import { useT } from '@/hooks/useT';
import styles from './compliance.module.css';
import { tagColor } from './levels';
import { RuleBasis } from './RuleBasis';

interface MarkCardProps {
  /** The text that the mark lies in. */
  readonly text: string;
  readonly mark: Mark;
  /** '' removes the word. Absent: the text cannot be changed here. */
  readonly onReplace?: (suggestion: string) => void;
}

/** Why a word is marked, on what ground, and what can stand there instead. */
export function MarkCard({ text, mark, onReplace }: MarkCardProps) {
  const t = useT();
  const { clauseFrom, clauseTo } = mark;
  const isWider = clauseTo - clauseFrom > mark.to - mark.from;
  return (
    <div className={styles.reason}>
      <Flex gap={8} align="center" wrap>
        <Tag color={tagColor[mark.level]}>{t(mark.isLearned ? 'compliance.learned' : `compliance.${mark.level}`)}</Tag>
        <b>{mark.categoryName}</b>
      </Flex>
      <p>{mark.reason}</p>
      {mark.basis !== '' && (
        <p className={styles.basis}>
          <RuleBasis mark={mark} />
        </p>
      )}
      {mark.suggestions.length === 0 && (
        <p>{t(mark.isLearned ? 'compliance.learnedAdvice' : 'compliance.noSafeWording')}</p>
      )}
      {onReplace && isWider && (
        <p className={styles.basis}>{t('compliance.clause', { text: text.slice(clauseFrom, clauseTo) })}</p>
      )}
      {onReplace && (
        <Flex gap={8} wrap>
          {mark.suggestions.map((word) => (
            <Button key={word} size="small" onClick={() => onReplace(word)}>
              {word}
            </Button>
          ))}
          <Button size="small" danger onClick={() => onReplace('')}>
            {t('compliance.remove')}
          </Button>
        </Flex>
      )}
    </div>
  );
}
