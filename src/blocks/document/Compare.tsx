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
  /** The server's version beside this browser's: which is which is said. */
  readonly isConflict?: boolean;
}

/** What differs between two states of a document: as its kind shows it best, in words otherwise. */
export function CompareDocuments<D>({ kind, before, after, isConflict = false }: CompareDocumentsProps<D>) {
  const t = useT();
  const { Compare } = kind;
  return (
    <section style={{ inlineSize: '100%', textAlign: 'start' }} aria-label={t('document.difference')}>
      {Compare ? (
        <Compare before={before} after={after} />
      ) : (
        <TextDifference isConflict={isConflict} before={kind.toText(before, t)} after={kind.toText(after, t)} />
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
  readonly isConflict?: boolean;
}

/** The comparison with a state that has to be read first. */
export function CompareLoaded({ kind, before, after, error, onRetry, isConflict = false }: CompareLoadedProps) {
  const t = useT();
  const explain = useDescribeError(kind);
  if (error)
    return (
      <Empty description={explain(error)}>
        <Button onClick={onRetry}>{t('common.retry')}</Button>
      </Empty>
    );
  if (before === undefined) return <Skeleton active paragraph={{ rows: 6 }} />;
  return <CompareDocuments kind={kind} before={before} after={after} isConflict={isConflict} />;
}

/** What was taken out since then, and what has come. */
function TextDifference({ before, after, isConflict }: CompareProps<string> & { readonly isConflict: boolean }) {
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
      {isConflict && (
        <Text component="p" type="secondary" size="small">
          <span className={styles.onServer}>{t('document.onServer')}</span>{' '}
          <span className={styles.onDevice}>{t('document.onDevice')}</span>
        </Text>
      )}
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
