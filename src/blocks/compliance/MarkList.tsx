import { Button, Flex, Popover, Tag } from 'antd';
import { useState } from 'react';
import { Text } from '@/components/ui/Text';
import { gravestFirst, type Mark, replaceMark } from '@/domain/compliance';
import { useT } from '@/hooks/useT';
import styles from './compliance.module.css';
import { tagColor } from './levels';
import { MarkCard } from './MarkCard';

interface MarkListProps {
  readonly text: string;
  readonly marks: readonly Mark[];
  /** Absent: the text cannot be changed here. */
  readonly onReplace?: ((text: string) => void) | undefined;
  /** How many are shown before the rest is only counted. */
  readonly most?: number;
}

/** Every marked word, the gravest first, with its reason and what can stand there instead, one click away. */
export function MarkList({ text, marks, onReplace, most = 12 }: MarkListProps) {
  const t = useT();
  if (marks.length === 0) return null;
  return (
    <Flex component="ul" gap="4px 12px" align="center" wrap aria-label={t('compliance.marks')}>
      {gravestFirst(marks, ({ level }) => level)
        .slice(0, most)
        .map((mark) => (
          <MarkChip key={mark.from} text={text} mark={mark} onReplace={onReplace} />
        ))}
      {marks.length > most && (
        <Text component="li" type="tertiary" size={13}>
          {t('compliance.more', { count: marks.length - most })}
        </Text>
      )}
    </Flex>
  );
}

interface MarkChipProps {
  readonly text: string;
  readonly mark: Mark;
  readonly onReplace: ((text: string) => void) | undefined;
}

function MarkChip({ text, mark, onReplace }: MarkChipProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const [first] = mark.suggestions;
  const replace = (suggestion: string): void => {
    setIsOpen(false);
    onReplace?.(replaceMark(text, mark, suggestion));
  };
  return (
    <Flex component="li" align="center" style={{ maxInlineSize: '100%' }}>
      <Popover
        open={isOpen}
        trigger={['hover', 'focus']}
        content={<MarkCard text={text} mark={mark} {...(onReplace ? { onReplace: replace } : {})} />}
        onOpenChange={setIsOpen}
      >
        <button type="button" className={styles.word}>
          <Tag color={tagColor[mark.level]}>{text.slice(mark.from, mark.to)}</Tag>
        </button>
      </Popover>
      {onReplace && (
        <Button
          size="small"
          type="link"
          title={t('compliance.clause', { text: text.slice(mark.clauseFrom, mark.clauseTo) })}
          onClick={() => replace(first ?? '')}
        >
          {first === undefined ? t('compliance.remove') : t('compliance.replaceWith', { word: first })}
        </Button>
      )}
    </Flex>
  );
}
