import { ExportOutlined } from '@ant-design/icons';
import { Link } from '@umijs/max';
import { Alert, Tag, Timeline } from 'antd';
import { PlatformMark, StateTag, useDates } from '@/blocks/publishing';
import { Thumb } from '@/components/thumb/Thumb';
import { type Tone, ToneTag } from '@/components/tone-tag/ToneTag';
import { platformName } from '@/domain/platforms';
import { needsPerson, stateTone } from '@/domain/publishing';
import { useT } from '@/hooks/useT';
import type { PublishItem } from '@/services/publish/schema';
import type { WemediaAccount } from '@/services/wemedia/schema';
import { isHttpUrl } from '@/utils/isHttpUrl';
import { adviceOf } from './adviceOf';
import styles from './post.module.css';

interface Props {
  readonly post: PublishItem;
  readonly account: WemediaAccount | undefined;
}

const dots: Readonly<Record<Tone, string>> = {
  plain: 'gray',
  busy: 'blue',
  good: 'green',
  warn: 'orange',
  bad: 'red',
};

/** Everything known of a post, most important first: state and reason, numbers, texts, history. */
export function PostDetail({ post, account }: Props) {
  const t = useT();
  const dates = useDates();
  const { numbers } = post;
  const advice = adviceOf(post.state);
  return (
    <div className={styles.detail}>
      <div className={styles.top}>
        <Thumb src={post.cover} ratio={3 / 4} width={96} />
        <div className={styles.topText}>
          <h2 className={styles.title}>{post.title}</h2>
          <span className={styles.line}>
            <PlatformMark platform={post.platform} isNamed /> {platformName(post.platform)}
            {account && ` · ${account.name}`}
          </span>
          <span className={styles.soft}>{t('publish.plannedAt', { time: dates.moment(post.publish_at) })}</span>
          <span className={styles.line} aria-live="polite">
            <StateTag state={post.state} />
            {post.ai_declared && <ToneTag tone="plain">{t('publish.aiDeclaredTag')}</ToneTag>}
          </span>
        </div>
      </div>
      {(post.reason || advice) && (
        <Alert
          type={needsPerson(post.state) ? 'warning' : 'info'}
          showIcon
          title={post.reason || (advice && t(advice))}
          description={post.reason && advice ? t(advice) : undefined}
        />
      )}
      <div className={styles.links}>
        <Link to={`/publish/media?video=${post.video_id}`}>{t('publish.viewVideo')}</Link>
        {post.url && isHttpUrl(post.url) && (
          <a href={post.url} target="_blank" rel="noopener noreferrer">
            {t('publish.viewOnline')} <ExportOutlined aria-hidden />
          </a>
        )}
      </div>
      {numbers && (
        <dl className={styles.numbers}>
          {(
            [
              ['publish.views', dates.number(numbers.views)],
              ['publish.likes', dates.number(numbers.likes)],
              ['publish.comments', dates.number(numbers.comments)],
              ['publish.shares', dates.number(numbers.shares)],
              ['publish.finishRate', dates.percent(numbers.finish_rate)],
            ] as const
          ).map(([label, value]) => (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {(post.description || post.topics.length > 0) && (
        <section>
          <h3 className={styles.subhead}>{t('publish.texts')}</h3>
          {post.description && <p className={styles.description}>{post.description}</p>}
          <div className={styles.topics}>
            {post.topics.map((topic) => (
              <Tag key={topic}>#{topic}</Tag>
            ))}
          </div>
        </section>
      )}
      <section>
        <h3 className={styles.subhead}>{t('publish.history')}</h3>
        <Timeline
          items={post.history.map((move, index) => ({
            key: `${index}-${move.state}`,
            color: dots[stateTone[move.state]],
            content: (
              <>
                <span className={styles.move}>{t(`publish.state.${move.state}`)}</span>
                <time className={styles.soft} dateTime={move.at}>
                  {dates.moment(move.at)}
                </time>
                {move.note && <div className={styles.soft}>{move.note}</div>}
              </>
            ),
          }))}
        />
      </section>
    </div>
  );
}
