import { Flex, Tag } from 'antd';
import { PlatformMark, useDates } from '@/blocks/publishing';
import { cutAtMarks } from '@/components/marked-text/cutAtMarks';
import { PageLink } from '@/components/PageLink';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { platformName } from '@/domain/platforms';
import { handedIn, submitterOf } from '@/domain/publishing/approval';
import type { Gate, GateMark } from '@/domain/publishing/gate';
import { useT } from '@/hooks/useT';
import type { PublishItem } from '@/services/publish/schema';
import approvalStyles from './approval.module.css';
import styles from './Facts.module.css';
import subheadStyles from './subhead.module.css';
import { Urgency } from './Urgency';

interface MarkedTextProps {
  readonly text: string;
  readonly marks: readonly GateMark[];
}

/** A text to be read, its marked words underlined with their reason. */
function MarkedText({ text, marks }: MarkedTextProps) {
  const places = marks
    .map(({ mark, isBlocking }) => ({
      from: mark.from,
      to: mark.to,
      tone: isBlocking ? ('error' as const) : ('warning' as const),
      reason: mark.reason,
    }))
    .sort((a, b) => a.from - b.from);
  return cutAtMarks(text, places).map((piece) => {
    const place = piece.mark === undefined ? undefined : places[piece.mark];
    return place ? (
      <mark
        key={piece.from}
        className={place.tone === 'error' ? styles.wordStopped : styles.wordWarned}
        title={place.reason}
      >
        {piece.text}
      </mark>
    ) : (
      <span key={piece.from}>{piece.text}</span>
    );
  });
}

interface FactsProps {
  readonly post: PublishItem;
  readonly gate: Gate;
}

/** Words of the one who handed it in, without the sentence that says that he did. */
const noteOf = (note: string): string => (note.includes('：') ? note.replace(/^[^：]*：/, '') : '');

/** Where and when it goes, and who says what about it. */
export function Facts({ post }: Pick<FactsProps, 'post'>) {
  const t = useT();
  const dates = useDates();
  const step = handedIn(post.history);
  const note = noteOf(step?.note ?? '');
  return (
    <GridLayout component="dl" columns="max-content minmax(0, 1fr)" gap="8px 16px" className={styles.facts}>
      <dt>{t('approval.account')}</dt>
      <dd className={approvalStyles.rowLine}>
        <PlatformMark platform={post.platform} size="small" isNamed />
        {platformName(post.platform)} · {post.account_name}
      </dd>
      <dt>{t('approval.time')}</dt>
      <dd className={approvalStyles.rowLine}>
        {post.publish_at && dates.moment(post.publish_at)} {post.state === 'pending_approval' && <Late post={post} />}
      </dd>
      <dt>{t('approval.submitter')}</dt>
      <dd>
        {submitterOf(post).name}
        {step && (
          <Text type="secondary" size="small">
            {' '}
            {dates.moment(step.at)}
          </Text>
        )}
      </dd>
      <dt>{t('approval.note')}</dt>
      <dd>
        {note || (
          <Text type="secondary" size="small">
            {t('approval.noNote')}
          </Text>
        )}
      </dd>
      {post.goods_title && (
        <>
          <dt>{t('approval.goods')}</dt>
          <dd>
            <PageLink keepsText to={`/creative/goods?open=${post.goods_id}`}>
              {post.goods_title}
            </PageLink>
          </dd>
        </>
      )}
    </GridLayout>
  );
}

/** Only what stands out: the time itself stands beside it. */
function Late({ post }: { readonly post: PublishItem }) {
  const isNear = Date.parse(post.publish_at) < Date.now() + 3 * 3_600_000;
  return isNear ? <Urgency post={post} /> : null;
}

/** The texts as they will be read, marked words underlined. */
export function Texts({ post, gate }: FactsProps) {
  const t = useT();
  const marksOf = (field: 'title' | 'description' | 'topics', index = 0) =>
    gate.marks.filter((found) => found.field === field && found.index === index);
  return (
    <section aria-label={t('approval.texts')}>
      <Text component="h3" size="medium" strong className={subheadStyles.subhead}>
        {t('approval.texts')}
      </Text>
      <Text component="p" strong style={{ margin: '0 0 8px' }}>
        <MarkedText text={post.title} marks={marksOf('title')} />
      </Text>
      {post.description && (
        <p className={styles.description}>
          <MarkedText text={post.description} marks={marksOf('description')} />
        </p>
      )}
      <Flex gap={4} align="center" wrap style={{ marginBlockEnd: 8 }}>
        {post.topics.map((topic, index) => (
          <Tag key={topic} variant="filled">
            #<MarkedText text={topic} marks={marksOf('topics', index)} />
          </Tag>
        ))}
      </Flex>
      <Text component="p" type="secondary" size="small">
        {t(post.ai_declared ? 'approval.declared' : 'approval.notDeclared')}
      </Text>
    </section>
  );
}
