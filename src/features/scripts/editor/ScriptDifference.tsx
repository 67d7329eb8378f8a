import { useMemo } from 'react';
import type { CompareProps } from '@/blocks/document';
import { Text } from '@/components/ui/Text';
import { diffScripts, type SentenceChange } from '@/domain/script';
import { useT } from '@/hooks/useT';
import type { ScriptDoc } from '../model/doc';
import styles from './ScriptDifference.module.css';

/** What differs between two states of a script, sentence by sentence. */
export function ScriptDifference({ before, after }: CompareProps<ScriptDoc>) {
  const t = useT();
  const changes = useMemo(() => diffScripts(before.sentences, after.sentences), [before, after]);
  const differing = changes.filter(({ kind }) => kind !== 'same');
  return (
    <div className={styles.diff}>
      <p role="status">
        {differing.length === 0 ? t('document.same') : t('scripts.diffCount', { count: differing.length })}
      </p>
      <ol className={styles.diffList}>
        {changes.map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of one comparison
          <li key={index} className={styles[`diff_${change.kind}`]}>
            <Change change={change} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Change({ change }: { readonly change: SentenceChange }) {
  const t = useT();
  const { sentence } = change;
  if (change.kind === 'added') return <ins>{sentence.text}</ins>;
  if (change.kind === 'removed') return <del>{sentence.text}</del>;
  if (change.kind === 'same') return sentence.text;
  return (
    <>
      {change.pieces.map((piece, index) =>
        piece.kind === 'same' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one fixed text
          <span key={index}>{piece.text}</span>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one fixed text
          <span key={index}>
            {piece.before && <del>{piece.before}</del>}
            {piece.after && <ins>{piece.after}</ins>}
          </span>
        ),
      )}
      {change.before.role !== sentence.role && (
        <Text type="secondary" size="small">
          {' '}
          {t('scripts.diffRole', {
            before: change.before.role || t('scripts.noRole'),
            after: sentence.role || t('scripts.noRole'),
          })}
        </Text>
      )}
      {change.isMoved && (
        <Text type="secondary" size="small">
          {' '}
          {t('scripts.diffMoved')}
        </Text>
      )}
    </>
  );
}
