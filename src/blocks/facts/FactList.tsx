import { CheckCircleFilled } from '@ant-design/icons';
import { Button, Flex, Popover, Tag } from 'antd';
import { useDeferredValue, useMemo } from 'react';
import { Text } from '@/components/ui/Text';
import { checkFacts, clauseOf, correctionOf, type FactMark, type FactVerdict } from '@/domain/factCheck';
import { useT } from '@/hooks/useT';
import { AddFact } from './AddFact';
import { useFactGoods, useFactSources } from './FactSources';
import styles from './facts.module.css';

interface FactListProps {
  readonly text: string;
  /** Absent: the text cannot be changed here. */
  readonly onChange?: (text: string) => void;
}

const colors: Readonly<Record<FactVerdict, string>> = {
  contradicted: 'error',
  unsupported: 'warning',
  supported: 'success',
};
const none: readonly FactMark[] = [];
/** UTF-16 units; of a longer text the first lines are checked, since the whole would hold up typing. */
const MOST_LENGTH = 20_000;

/** As many whole lines of a text as are checked. */
function checkedPart(text: string): string {
  if (text.length <= MOST_LENGTH) return text;
  const end = text.lastIndexOf('\n', MOST_LENGTH);
  return text.slice(0, end > 0 ? end : MOST_LENGTH);
}

/** What a text says of the goods, held against what is known of them: what is otherwise, what nothing says, what is so. */
export function FactList({ text, onChange }: FactListProps) {
  const t = useT();
  const sources = useFactSources();
  const shown = useDeferredValue(text);
  const checked = checkedPart(shown);
  const marks = useMemo(() => (sources ? checkFacts(checked, sources) : none), [checked, sources]);
  const isWhole = checked.length === shown.length;
  // The marks of an older text would point beside its words.
  if (!sources || (marks.length === 0 && isWhole) || shown !== text) return null;
  const doubtful = marks.filter(isDoubtful);
  const borneOut = marks.filter((mark) => !isDoubtful(mark));
  return (
    <Flex component="ul" gap="4px 8px" align="center" wrap aria-label={t('facts.label')}>
      {doubtful.map((mark) => (
        <li key={mark.from}>
          <FactChip text={text} mark={mark} onChange={onChange} />
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

type Doubt = FactMark & { readonly verdict: Exclude<FactVerdict, 'supported'> };

const isDoubtful = (mark: FactMark): mark is Doubt => mark.verdict !== 'supported';

interface FactChipProps {
  readonly text: string;
  readonly mark: Doubt;
  readonly onChange: ((text: string) => void) | undefined;
}

function FactChip({ text, mark, onChange }: FactChipProps) {
  const t = useT();
  return (
    <Popover trigger="click" content={<FactCard text={text} mark={mark} {...(onChange ? { onChange } : {})} />}>
      <button type="button" className={styles.chip}>
        <Tag color={colors[mark.verdict]}>
          {t(`facts.chip.${mark.verdict}`, { words: text.slice(mark.from, mark.to) })}
        </Tag>
      </button>
    </Popover>
  );
}

interface FactCardProps {
  readonly text: string;
  readonly mark: FactMark;
  readonly onChange?: (text: string) => void;
}

function FactCard({ text, mark, onChange }: FactCardProps) {
  const t = useT();
  const { from, to, kind, verdict, source } = mark;
  const goodsId = useFactGoods();
  const correction = onChange && correctionOf(text, mark);
  const put = (words: string): void => onChange?.(text.slice(0, from) + words + text.slice(to));
  return (
    <div className={styles.card}>
      <div>
        <Tag color={colors[verdict]}>{t(`facts.verdict.${verdict}`)}</Tag>
        <b>{text.slice(from, to)}</b>
      </div>
      {verdict !== 'supported' && <p>{t(`facts.why.${verdict}`, { kind: t(`facts.kind.${kind}`) })}</p>}
      {source && (
        <p className={styles.source}>
          {t(`facts.source.${source.field}`, { label: source.label })}
          <q>{source.text.slice(0, 120)}</q>
        </p>
      )}
      {correction && (
        <Button size="small" onClick={() => put(correction)}>
          {t('facts.correct', { words: correction })}
        </Button>
      )}
      {goodsId && verdict === 'unsupported' && <AddFact goodsId={goodsId} statement={clauseOf(text, mark)} />}
    </div>
  );
}
