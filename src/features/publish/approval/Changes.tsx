import { Flex } from 'antd';
import { useDates } from '@/blocks/publishing';
import { Thumb } from '@/components/Thumb';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { changesOf, lastRejection, type PostChange } from '@/domain/publishing/approval';
import { suggestionPieces } from '@/domain/writing/suggestionPieces';
import { useT } from '@/hooks/useT';
import type { PublishItem } from '@/services/publish/schema';
import styles from './Changes.module.css';
import approvalStyles from './subhead.module.css';

/** The words of a rejection without its "who rejected:". */
const reasonOf = (note: string): string => note.replace(/^[^：]*：/, '');

/** What is not as it was when the post was last rejected: old and new word by word. */
export function Changes({ post }: { readonly post: PublishItem }) {
  const t = useT();
  const rejection = lastRejection(post.history);
  if (!rejection?.seen || post.state === 'rejected') return null;
  const changes = changesOf(rejection.seen, post);
  const reason = reasonOf(rejection.note);
  return (
    <Flex component="section" vertical gap={8} className={approvalStyles.changes} aria-label={t('approval.changes')}>
      <Text component="h3" size="medium" strong className={approvalStyles.subhead}>
        {t('approval.changes')}
      </Text>
      <Text component="p" type="secondary" size="small">
        {t(changes.length > 0 ? 'approval.changesSince' : 'approval.changesSame', { reason })}
      </Text>
      {changes.map((change) => (
        <GridLayout key={change.part} columns="72px minmax(0, 1fr)" gap={8}>
          <Text type="secondary">{t(`approval.part.${change.part}`)}</Text>
          <ChangeText change={change} />
        </GridLayout>
      ))}
    </Flex>
  );
}

function ChangeText({ change: { part, before, after } }: { readonly change: PostChange }) {
  const t = useT();
  const dates = useDates();
  if (part === 'cover') {
    return (
      <Flex component="span" gap={8} align="center" wrap>
        <Thumb src={before} alt={t('approval.before')} ratio={3 / 4} width={72} />
        <span aria-hidden>→</span>
        <Thumb src={after} alt={t('approval.after')} ratio={3 / 4} width={72} />
      </Flex>
    );
  }
  if (part === 'publish_at') {
    const words = (at: string) => (at ? dates.moment(at) : t('approval.noTime'));
    return <Swap before={words(before)} after={words(after)} />;
  }
  if (part === 'ai_declared') {
    const words = (declared: string) => t(declared === 'true' ? 'approval.declared' : 'approval.notDeclared');
    return <Swap before={words(before)} after={words(after)} />;
  }
  return (
    <span style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
      {suggestionPieces(before, after).map((piece, index) =>
        piece.kind === 'same' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of two fixed texts
          <span key={index}>{piece.text}</span>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of two fixed texts
          <Swap key={index} before={piece.before} after={piece.after} />
        ),
      )}
    </span>
  );
}

function Swap({ before, after }: { readonly before: string; readonly after: string }) {
  return (
    <span>
      {before && <del className={styles.gone}>{before}</del>}
      {after && <ins className={styles.fresh}>{after}</ins>}
    </span>
  );
}
