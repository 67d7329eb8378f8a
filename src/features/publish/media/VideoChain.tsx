import { Link } from '@umijs/max';
import { useFrameworks } from '@/blocks/frameworks/useFrameworks';
import { PlatformMark, StateTag, useDates } from '@/blocks/publishing';
import { useT } from '@/hooks/useT';
import type { PublishItem } from '@/services/publish/schema';
import type { Video } from '@/services/video/schema';
import { type ChainLink, chainOf } from './chain';
import styles from './media.module.css';

interface Props {
  readonly video: Video;
  readonly posts: readonly PublishItem[];
}

/** The video's chain, and below it each post with its state. */
export function VideoChain({ video, posts }: Props) {
  const t = useT();
  const dates = useDates();
  const { byId } = useFrameworks();
  const links = chainOf(video, (id) => byId(id)?.name ?? '');
  return (
    <>
      <ol className={styles.chain} aria-label={t('publish.chain')}>
        {links.map((link) => (
          <li key={link.key} className={link.isHere ? styles.linkHere : styles.link}>
            <span className={styles.soft}>{t(link.label)}</span>
            <ChainName link={link} />
          </li>
        ))}
      </ol>
      <h3 className={styles.subhead}>{t('publish.posts', { count: posts.length })}</h3>
      {posts.length === 0 && <p className={styles.soft}>{t('publish.noPosts')}</p>}
      <ul className={styles.posts}>
        {posts.map((post) => (
          <li key={post.id}>
            <Link
              className={styles.post}
              to={`/publish/calendar?month=${dates.monthKey(post.publish_at)}&item=${post.id}`}
            >
              <PlatformMark platform={post.platform} />
              <span>{dates.moment(post.publish_at)}</span>
              <StateTag state={post.state} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function ChainName({ link }: { readonly link: ChainLink }) {
  const t = useT();
  const name = link.name || t('publish.chainView');
  if (link.href) return <Link to={link.href}>{name}</Link>;
  return <span>{link.name || t('publish.chainKept')}</span>;
}
