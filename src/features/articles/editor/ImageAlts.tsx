import { InfoCircleFilled } from '@ant-design/icons';
import { Flex, Input } from 'antd';
import { useMemo, useState } from 'react';
import { Thumb } from '@/components/Thumb';
import { describeImage, imagesWithoutAlt, MAX_ALT, readBody } from '@/domain/articles/html';
import { useT } from '@/hooks/useT';
import { useDraft } from '../articleDocument';
import styles from './ChecksPanel.module.css';

interface AltFieldProps {
  readonly src: string;
  /** From 1, as the reader counts. */
  readonly number: number;
  readonly value: string;
  readonly onSave: (alt: string) => void;
}

/** Saved when it is left: a described image leaves the list, and must not while one writes. */
function AltField({ src, number, value, onSave }: AltFieldProps) {
  const t = useT();
  const [alt, setAlt] = useState(value);
  const save = () => {
    if (alt.trim() !== value.trim()) onSave(alt.trim());
  };
  return (
    <Flex gap={8} align="center">
      <Thumb src={src} width={40} />
      <Input
        size="small"
        value={alt}
        maxLength={MAX_ALT}
        aria-label={t('article.altOf', { n: number })}
        placeholder={t('article.altHint')}
        onChange={({ target }) => setAlt(target.value)}
        onBlur={save}
        onPressEnter={(event) => {
          if (!event.nativeEvent.isComposing) save();
        }}
      />
    </Flex>
  );
}

/** Images that no words describe, each with a field. A note's keep theirs here: its images have no menu. */
export function ImageAlts() {
  const t = useT();
  const [draft, set] = useDraft();
  const isArticle = draft.kind === 'article';
  const bare = useMemo(() => (isArticle ? imagesWithoutAlt(readBody(draft.html)) : []), [isArticle, draft.html]);
  const missing = isArticle ? bare.length : draft.images.filter(({ alt }) => alt.trim() === '').length;
  if (missing === 0 && (isArticle || draft.images.length === 0)) return null;
  return (
    <Flex component="section" vertical gap={8} aria-label={t('article.altsLabel')}>
      {missing > 0 && (
        <p className={styles.hint}>
          <InfoCircleFilled aria-hidden /> {t('article.alts', { count: missing })}
        </p>
      )}
      {isArticle
        ? bare.map((image) => (
            <AltField
              key={`${image.index} ${image.src}`}
              src={image.src}
              number={image.index + 1}
              value=""
              onSave={(alt) => set({ html: describeImage(draft.html, image, alt) })}
            />
          ))
        : draft.images.map(({ id, url, alt }, index) => (
            <AltField
              key={`${id} ${alt}`}
              src={url}
              number={index + 1}
              value={alt}
              onSave={(next) =>
                set({ images: draft.images.map((image) => (image.id === id ? { ...image, alt: next } : image)) })
              }
            />
          ))}
    </Flex>
  );
}
