import {
  HeartFilled,
  LikeOutlined,
  MessageFilled,
  RetweetOutlined,
  ShareAltOutlined,
  StarFilled,
} from '@ant-design/icons';
import { Flex } from 'antd';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Text } from '@/components/ui/Text';
import type { PlatformId } from '@/domain/platforms';
import { useT } from '@/hooks/useT';
import type { Arrangement } from './arrangements';
import styles from './preview.module.css';
import { Screen } from './Screen';
import type { PreviewAccount, PreviewPost } from './types';
import { AiNote, Author, Avatar, Run, Topics } from './words';

interface FoldedProps {
  readonly lines: number;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** Without it, what does not fit stays cut: the app has no way to open it there. */
  readonly opens?: 'preview.more' | 'preview.fullText';
}

/** Words cut where the app cuts them; opened the way the app opens them. */
function Folded({ lines, children, className, opens }: FoldedProps) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(false);
  const [isOpen, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are measured anew
  useLayoutEffect(() => {
    const node = box.current;
    if (node && !isOpen) setLong(node.scrollHeight > node.clientHeight + 1);
  }, [children, lines, isOpen]);
  const clamp: CSSProperties = isOpen ? {} : { WebkitLineClamp: lines };
  return (
    <div className={className}>
      <div ref={box} className={isOpen ? styles.open : styles.folded} style={clamp}>
        {children}
      </div>
      {opens && (isLong || isOpen) && (
        <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'preview.less' : opens)}
        </button>
      )}
    </div>
  );
}

interface ViewProps {
  readonly platform: PlatformId;
  readonly post: PreviewPost;
  readonly account: PreviewAccount;
  readonly videoUrl?: string | undefined;
  readonly arrangement: Arrangement;
}

const Title = ({ post, lines, className }: { post: PreviewPost; lines: number; className?: string | undefined }) => {
  const t = useT();
  return (
    <Folded lines={lines} className={className ?? styles.title}>
      {post.title.trim() || <span className={styles.faint}>{t('preview.untitled')}</span>}
    </Folded>
  );
};

/** The image fills the screen, the words stand over its foot. */
function Immersive({ platform, post, account, videoUrl, arrangement }: ViewProps) {
  const onRail = arrangement.avatar === 'rail';
  return (
    <div className={styles.immersive}>
      <Screen cover={post.cover} videoUrl={videoUrl} className={styles.fill} />
      {onRail && (
        <Flex vertical gap={20} align="center" className={styles.rail} aria-hidden>
          <Avatar account={account} />
          <HeartFilled />
          <MessageFilled />
          <StarFilled />
          <ShareAltOutlined />
        </Flex>
      )}
      <div className={onRail ? `${styles.footer} ${styles.besideRail}` : styles.footer}>
        {onRail ? <strong>@{account.name}</strong> : <Author account={account} />}
        {arrangement.title === 'line' && <Title post={post} lines={arrangement.titleLines} />}
        <Folded key={platform} lines={arrangement.textLines} opens="preview.more">
          <Run platform={platform} post={post} hasTitle={arrangement.title === 'before'} />
        </Folded>
        <AiNote post={post} />
        {!onRail && (
          <Flex gap={16} align="center" style={{ paddingBlockStart: 8, fontSize: 20 }} aria-hidden>
            <span className={styles.say} />
            <HeartFilled />
            <StarFilled />
            <MessageFilled />
          </Flex>
        )}
      </div>
    </div>
  );
}

/** The player on top, title and words on a page below it, topics as labels. */
function Page({ platform, post, account, videoUrl, arrangement }: ViewProps) {
  const t = useT();
  return (
    <div className={styles.page}>
      <Screen cover={post.cover} videoUrl={videoUrl} className={styles.wide} />
      <Flex gap={24} className={styles.tabs} aria-hidden>
        <span className={styles.current}>{t('preview.intro')}</span>
        <span>{t('preview.comments')}</span>
      </Flex>
      <Author account={account} />
      <Flex vertical gap={8} className={styles.body}>
        <Title post={post} lines={arrangement.titleLines} />
        <AiNote post={post} />
        <Folded key={platform} lines={arrangement.textLines} opens="preview.more" className={styles.soft}>
          <Run platform={platform} post={post} hasTitle={false} />
        </Folded>
        <Flex gap={8} wrap className={styles.labels}>
          {post.topics.filter(Boolean).map((topic) => (
            <span key={topic}>{topic.replace(/^[#＃]+/, '')}</span>
          ))}
        </Flex>
        <Flex justify="space-around" className={styles.actions} aria-hidden>
          <LikeOutlined />
          <StarFilled />
          <ShareAltOutlined />
        </Flex>
      </Flex>
    </div>
  );
}

/** A card in a stream: who, words that fold, the video with its title below. */
function Stream({ platform, post, account, videoUrl, arrangement }: ViewProps) {
  const t = useT();
  return (
    <div className={styles.page}>
      <Author account={account} />
      <Flex vertical gap={8} className={styles.body}>
        <span className={styles.faint}>{t('preview.justNow')}</span>
        <Folded key={platform} lines={arrangement.textLines} opens="preview.fullText">
          <Run platform={platform} post={post} hasTitle={false} />
        </Folded>
        <AiNote post={post} />
        <Screen cover={post.cover} videoUrl={videoUrl} className={styles.rounded} />
        {post.title.trim() && <Title post={post} lines={arrangement.titleLines} className={styles.soft} />}
        <Flex justify="space-around" className={styles.actions} aria-hidden>
          <RetweetOutlined />
          <MessageFilled />
          <LikeOutlined />
        </Flex>
      </Flex>
    </div>
  );
}

/** A page to read: the video, the title in large, the words. */
function Article({ platform, post, account, videoUrl, arrangement }: ViewProps) {
  const t = useT();
  return (
    <div className={styles.page}>
      <Screen cover={post.cover} videoUrl={videoUrl} className={styles.wide} />
      <Flex vertical gap={8} className={styles.body}>
        <Title post={post} lines={arrangement.titleLines} className={styles.headline} />
        <Text component="p" size={13} className={styles.byline}>
          <span className={styles.name}>{account.name}</span> {t('preview.justNow')}
        </Text>
        <Folded key={platform} lines={arrangement.textLines} opens="preview.more">
          <Run platform={platform} post={post} hasTitle={false} />
        </Folded>
        <Topics platform={platform} post={post} />
        <AiNote post={post} />
      </Flex>
    </div>
  );
}

const views = { immersive: Immersive, page: Page, stream: Stream, article: Article } as const;

/** The post while it is watched. */
export function DetailView(props: ViewProps) {
  const View = views[props.arrangement.layout];
  return <View {...props} />;
}

/** The post among others, before anybody has opened it: the cover's crop and the title's cut decide. */
export function CardView({ post, account, arrangement }: ViewProps) {
  const { ratio, titleLines, isTitleOver } = arrangement.card;
  const isPair = ratio[0] < ratio[1];
  return (
    <div className={isPair ? styles.pair : styles.single}>
      <article className={styles.card}>
        <div className={styles.cardImage} style={{ aspectRatio: `${ratio[0]} / ${ratio[1]}` }}>
          <Screen cover={post.cover} className={styles.fill} />
          {isTitleOver && <Title post={post} lines={titleLines} className={styles.over} />}
        </div>
        <Flex vertical gap={8} className={styles.cardWords}>
          {!isTitleOver && <Title post={post} lines={titleLines} />}
          <Flex component="span" gap={4} align="center" className={styles.cardAuthor}>
            <Avatar account={account} />
            <span>{account.name}</span>
          </Flex>
        </Flex>
      </article>
      {/* A neighbor without content: how large the card is among others. */}
      {Array.from({ length: isPair ? 3 : 1 }, (_, index) => index).map((index) => (
        <div key={index} className={styles.neighbor} aria-hidden>
          <div style={{ aspectRatio: `${ratio[0]} / ${ratio[1]}` }} />
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}
