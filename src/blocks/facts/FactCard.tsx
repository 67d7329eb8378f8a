import { Button, Tag } from 'antd';
import { clauseOf, correctionOf, type FactMark, type FactVerdict } from '@/domain/factCheck';
import { useT } from '@/hooks/useT';
import { AddFact } from './AddFact';
import { useFactGoods } from './FactSources';
import styles from './facts.module.css';

export const verdictColors: Readonly<Record<FactVerdict, string>> = {
  contradicted: 'error',
  unsupported: 'warning',
  supported: 'success',
};

interface FactCardProps {
  readonly text: string;
  readonly mark: FactMark;
  readonly onChange?: (text: string) => void;
}

/** What is known of a statement, with its source, and what can be done about it. */
export function FactCard({ text, mark, onChange }: FactCardProps) {
  const t = useT();
  const { from, to, kind, verdict, source, parts } = mark;
  const goodsId = useFactGoods();
  const correction = onChange && correctionOf(text, mark);
  const put = (words: string): void => onChange?.(text.slice(0, from) + words + text.slice(to));
  return (
    <div className={styles.card}>
      <div>
        <Tag color={verdictColors[verdict]}>{t(parts ? 'facts.verdict.count' : `facts.verdict.${verdict}`)}</Tag>
        <b>{text.slice(from, to)}</b>
      </div>
      {parts && <p>{t('facts.why.count', { real: parts.real })}</p>}
      {verdict !== 'supported' && kind !== 'count' && (
        <p>{t(`facts.why.${verdict}`, { kind: t(`facts.kind.${kind}`) })}</p>
      )}
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
