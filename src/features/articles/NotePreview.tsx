import { HeartOutlined, LeftOutlined, MessageOutlined, RightOutlined, StarOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import { useState } from 'react';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { bodyText } from '@/domain/articles/html';
import { textPlatforms, topicText } from '@/domain/platforms/texts';
import { useT } from '@/hooks/useT';
import { useDraft } from './articleDocument';
import type { ArticleDraft } from './draft';
import { Phone } from './Phone';
import styles from './preview.module.css';

/** The note as its platform shows it. */
export function NotePreview() {
  const t = useT();
  const [draft] = useDraft();
  const show = () => {
    if (draft.platform === 'weibo') return <Feed draft={draft} />;
    return draft.platform === 'douyin' ? <Full draft={draft} /> : <Card draft={draft} />;
  };
  return <Phone label={t('article.preview')}>{show}</Phone>;
}

interface ViewProps {
  readonly draft: ArticleDraft;
}

/** The cover comes first, the others keep their order. */
const inOrder = ({ images, cover }: ArticleDraft) =>
  [...images].sort((a, b) => Number(b.url === cover) - Number(a.url === cover));

function Topics({ draft }: ViewProps) {
  const platform = textPlatforms[draft.platform];
  return <span className={styles.topics}>{draft.topics.map((topic) => topicText(platform, topic)).join(' ')}</span>;
}

function Carousel({ draft }: ViewProps) {
  const t = useT();
  const [at, setAt] = useState(0);
  const images = inOrder(draft);
  const shown = Math.min(at, Math.max(0, images.length - 1));
  const image = images[shown];
  if (!image)
    return (
      <Flex align="center" justify="center" className={styles.noImage}>
        {t('article.noImages')}
      </Flex>
    );
  return (
    <div className={styles.carousel}>
      <img src={image.url} alt={image.alt || image.name} />
      {images.length > 1 && (
        <>
          <span className={styles.counter}>{`${shown + 1}/${images.length}`}</span>
          <button
            type="button"
            className={styles.previous}
            aria-label={t('article.previousImage')}
            disabled={shown === 0}
            onClick={() => setAt(shown - 1)}
          >
            <LeftOutlined aria-hidden />
          </button>
          <button
            type="button"
            className={styles.next}
            aria-label={t('article.nextImage')}
            disabled={shown === images.length - 1}
            onClick={() => setAt(shown + 1)}
          >
            <RightOutlined aria-hidden />
          </button>
        </>
      )}
    </div>
  );
}

function Author() {
  const t = useT();
  return (
    <Flex gap={8} align="center" className={styles.author}>
      <span className={styles.avatar} aria-hidden />
      <strong>{t('article.ownShop')}</strong>
      <span className={styles.follow}>{t('article.follow')}</span>
    </Flex>
  );
}

function Card({ draft }: ViewProps) {
  const t = useT();
  return (
    <>
      <Author />
      <Carousel draft={draft} />
      <div style={{ flex: 1, padding: '12px 16px 24px' }}>
        <Text component="h2" size={17} strong className={styles.noteTitle}>
          {draft.title || t('article.untitled')}
        </Text>
        <p className={styles.text}>{bodyText(draft.html)}</p>
        <Topics draft={draft} />
      </div>
      <Flex component="footer" gap={20} align="center" className={styles.bar} aria-hidden>
        <span className={styles.say} />
        <HeartOutlined />
        <StarOutlined />
        <MessageOutlined />
      </Flex>
    </>
  );
}

const foldedAt = 140;

function Feed({ draft }: ViewProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const text = bodyText(draft.html);
  const isLong = [...text].length > foldedAt;
  const shown = isLong && !isOpen ? [...text].slice(0, foldedAt).join('') : text;
  const images = inOrder(draft);
  return (
    <div className={styles.feed}>
      <Author />
      <p className={styles.text}>
        {shown}
        {isLong && (
          <button type="button" className={styles.fold} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'article.foldIn' : 'article.foldOut')}
          </button>
        )}{' '}
        <Topics draft={draft} />
      </p>
      <GridLayout columns="repeat(3, 1fr)" gap={4} className={styles.nine}>
        {images.slice(0, 9).map(({ id, url, name }) => (
          <img key={id} src={url} alt={name} />
        ))}
      </GridLayout>
    </div>
  );
}

function Full({ draft }: ViewProps) {
  const t = useT();
  return (
    <div className={styles.full}>
      <Carousel draft={draft} />
      <div className={styles.overlay}>
        <strong>{t('article.ownShop')}</strong>
        <Text component="p" strong style={{ margin: '4px 0' }}>
          {draft.title}
        </Text>
        <Text component="p" ellipsis={3}>
          {bodyText(draft.html)} {draft.topics.map((topic) => `#${topic}`).join(' ')}
        </Text>
      </div>
    </div>
  );
}
