import { CheckCircleFilled } from '@ant-design/icons';
import { Flex, Popover, Tag } from 'antd';
import { Text } from '@/components/ui/Text';
import { type DoubtfulFact, isDoubtful } from '@/domain/factCheck';
import { useT } from '@/hooks/useT';
import { FactCard, verdictColors } from './FactCard';
import styles from './facts.module.css';
import { useFactMarks } from './useFactMarks';

interface FactListProps {
  readonly text: string;
  /** Absent: the text cannot be changed here. */
  readonly onChange?: (text: string) => void;
}

/** What a text says of the goods, held against what is known of them: what is otherwise, what nothing says, what is so. */
export function FactList({ text, onChange }: FactListProps) {
  const t = useT();
  const { marks, checked, isWhole } = useFactMarks(text);
  if (marks.length === 0 && isWhole) return null;
  const doubtful = sameOnes(text, marks.filter(isDoubtful));
  const borneOut = marks.filter((mark) => !isDoubtful(mark));
  return (
    <Flex component="ul" gap="4px 8px" align="center" wrap aria-label={t('facts.label')}>
      {doubtful.map(({ first, count }) => (
        <li key={first.from}>
          <FactChip text={text} mark={first} count={count} onChange={onChange} />
        </li>
      ))}
      {borneOut.length > 0 && (
        <li>
          <Popover
            trigger="click"
            content={borneOut.map((mark) => <FactCard key={mark.from} text={text} mark={mark} />)}
          >
            <button type="button" className={styles.chip}>
              <Text type="secondary" size={13}>
                <CheckCircleFilled aria-hidden className={styles.borneOut} />{' '}
                {t('facts.supportedCount', { count: borneOut.length })}
              </Text>
            </button>
          </Popover>
        </li>
      )}
      {!isWhole && (
        <li>
          <Text type="secondary" size={13}>
            {t('facts.onlyStart', { count: [...checked].length })}
          </Text>
        </li>
      )}
    </Flex>
  );
}

/** What a text says again and again stands once: the first place, and how many there are. */
function sameOnes(text: string, marks: readonly DoubtfulFact[]) {
  const groups = new Map<string, { readonly first: DoubtfulFact; readonly count: number }>();
  for (const mark of marks) {
    const key = `${mark.verdict} ${mark.parts?.real ?? ''} ${text.slice(mark.from, mark.to)}`;
    const known = groups.get(key);
    groups.set(key, { first: known?.first ?? mark, count: (known?.count ?? 0) + 1 });
  }
  return [...groups.values()];
}

interface FactChipProps {
  readonly text: string;
  readonly mark: DoubtfulFact;
  readonly count: number;
  readonly onChange: ((text: string) => void) | undefined;
}

function FactChip({ text, mark, count, onChange }: FactChipProps) {
  const t = useT();
  return (
    <Popover trigger="click" content={<FactCard text={text} mark={mark} {...(onChange ? { onChange } : {})} />}>
      <button type="button" className={styles.chip}>
        <Tag color={verdictColors[mark.verdict]}>
          {mark.parts
            ? t('facts.chip.count', { words: text.slice(mark.from, mark.to), real: mark.parts.real })
            : t(`facts.chip.${mark.verdict}`, { words: text.slice(mark.from, mark.to) })}
          {count > 1 && ` ×${count}`}
        </Tag>
      </button>
    </Popover>
  );
}
