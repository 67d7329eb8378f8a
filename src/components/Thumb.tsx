import { PictureOutlined } from '@ant-design/icons';
import { useState } from 'react';
import styles from './Thumb.module.css';

interface ThumbProps {
  readonly src: string;
  /** Empty when the name stands beside it. */
  readonly alt?: string;
  /** width / height */
  readonly ratio?: number;
  /** Pixels; without it the thumb fills its place. */
  readonly width?: number;
  readonly fit?: 'cover' | 'contain';
}

/** An image at its place and ratio; a quiet mark where there is none or it does not load. */
export function Thumb({ src, alt = '', ratio = 1, width, fit = 'cover' }: ThumbProps) {
  const [broken, setBroken] = useState('');
  const isShown = src !== '' && broken !== src;
  return (
    <span className={styles.thumb} style={{ aspectRatio: ratio, width: width ?? '100%' }}>
      {isShown ? (
        <img
          className={fit === 'cover' ? styles.cover : styles.contain}
          src={src}
          alt={alt}
          loading="lazy"
          onError={() => setBroken(src)}
        />
      ) : (
        <PictureOutlined aria-hidden />
      )}
    </span>
  );
}
