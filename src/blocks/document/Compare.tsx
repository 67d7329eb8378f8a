import { Button, Empty, Skeleton } from 'antd';
import { useMemo } from 'react';
import { Text } from '@/components/ui/Text';
import { suggestionPieces } from '@/domain/writing/suggestionPieces';
import { useT } from '@/hooks/useT';
import styles from './document.module.css';
import type { CompareProps, DocumentKind } from './session';
import { useDescribeError } from './useDecision';

interface CompareDocumentsProps<D> extends CompareProps<D> {
  readonly kind: DocumentKind<D>;
}

/** What differs between two states of a document: as its kind shows it best, in words otherwise. */
export function CompareDocuments<D>({ kind, before, after }: CompareDocumentsProps<D>) {
  const t = useT();
  const { Compare } = kind;
  return (
    <section className={styles.compare} aria-label={t('document.difference')}>
      {Compare ? (
        <Compare before={before} after={after} />
      ) : (
        <TextDifference before={kind.toText(before, t)} after={kind.toText(after, t)} />
      )}
    </section>
  );
}

interface CompareLoadedProps {
  readonly kind: DocumentKind<unknown>;
  /** Undefined while it is being read. */
  readonly before: unknown;
  readonly after: unknown;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** The comparison with a state that has to be read first. */
export function CompareLoaded({ kind, before, after, error, onRetry }: CompareLoadedProps) {
  const t = useT();
  const explain = useDescribeError(kind);
  if (error)
    return (
      <Empty description={explain(error)}>
        <Button onClick={onRetry}>{t('common.retry')}</Button>
      </Empty>
    );
  if (before === undefined) return <Skeleton active paragraph={{ rows: 6 }} />;
  return <CompareDocuments kind={kind} before={before} after={after} />;
}

/** What was taken out since then, and what has come. */
function TextDifference({ before, after }: CompareProps<string>) {
  const t = useT();
  const pieces = useMemo(() => suggestionPieces(before, after), [before, after]);
  if (pieces.every(({ kind }) => kind === 'same'))
    return (
      <Text component="p" type="secondary" size="small" className={styles.soft}>
        {t('document.same')}
      </Text>
    );
  return (
    <div className={styles.difference}>
      {[...pieces.entries()].map(([at, piece]) =>
        piece.kind === 'same' ? (
          piece.text
        ) : (
          <span key={at}>
            {piece.before && <del>{piece.before}</del>}
            {piece.after && <ins>{piece.after}</ins>}
          </span>
        ),
      )}
    </div>
  );
}
