import { Flex } from 'antd';
import { Text } from '@/components/ui/Text';
import { type PlatformId, plainTopic, platforms, topicText } from '@/domain/platforms';
import { useT } from '@/hooks/useT';
import styles from './preview.module.css';
import type { PreviewAccount, PreviewPost } from './types';

interface WordsProps {
  readonly platform: PlatformId;
  readonly post: PreviewPost;
}

/** Topics as they are written there; nothing when there are none. */
export function Topics({ platform, post }: WordsProps) {
  const topics = post.topics.map(plainTopic).filter(Boolean);
  if (topics.length === 0) return null;
  return (
    <span className={styles.topics}>{topics.map((topic) => topicText(platforms[platform], topic)).join(' ')}</span>
  );
}

/** Title (where it belongs to the text), description and topics in one run. */
export function Run({ platform, post, hasTitle }: WordsProps & { readonly hasTitle: boolean }) {
  const t = useT();
  const { title, description, topics } = post;
  const said = [hasTitle ? title.trim() : '', description.trim()].filter(Boolean).join(' ');
  if (said === '' && topics.length === 0) return <span className={styles.faint}>{t('preview.noText')}</span>;
  return (
    <>
      {said} {platforms[platform].topics.isInDescription && <Topics platform={platform} post={post} />}
    </>
  );
}

/** The account's image, or the first character of its name. */
export function Avatar({ account }: { readonly account: PreviewAccount }) {
  return account.avatar ? (
    <img className={styles.avatar} src={account.avatar} alt="" />
  ) : (
    <span className={styles.avatar} aria-hidden>
      {[...account.name][0] ?? ''}
    </span>
  );
}

/** Name with the follow button, as apps set it. */
export function Author({ account }: { readonly account: PreviewAccount }) {
  const t = useT();
  return (
    <Flex gap={8} align="center" className={styles.author}>
      <Avatar account={account} />
      <strong>{account.name}</strong>
      <span className={styles.follow}>{t('preview.follow')}</span>
    </Flex>
  );
}

/** What viewers read when AI content is declared. */
export function AiNote({ post }: { readonly post: PreviewPost }) {
  const t = useT();
  return post.ai_declared ? (
    <Text component="p" size="small" style={{ opacity: 0.86 }}>
      {t('preview.aiNote')}
    </Text>
  ) : null;
}
