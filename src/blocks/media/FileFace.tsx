import { FileOutlined, FileTextOutlined, SoundOutlined, VideoCameraOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import { useState } from 'react';
import { useT } from '@/hooks/useT';
import type { FileKind, FileRecord } from '@/services/file/schema';
import { formatDuration } from '@/utils/formatDuration';
import styles from './FileFace.module.css';

type FacedFile = Pick<FileRecord, 'kind' | 'name' | 'cover' | 'duration'>;

interface FileFaceProps {
  readonly file: FacedFile;
  readonly fit?: 'cover' | 'contain';
}

const icons: Readonly<Record<FileKind, typeof FileOutlined>> = {
  image: FileOutlined,
  video: VideoCameraOutlined,
  audio: SoundOutlined,
  document: FileTextOutlined,
  other: FileOutlined,
};

/** What a file looks like at a glance: its image, or its sign with its ending; its length in a corner. */
export function FileFace({ file, fit = 'cover' }: FileFaceProps) {
  const t = useT();
  const [broken, setBroken] = useState('');
  const Icon = icons[file.kind];
  const isShown = file.cover !== '' && broken !== file.cover;
  return (
    <span className={styles.face} data-kind={file.kind}>
      {isShown ? (
        <img
          className={fit === 'cover' ? styles.cover : styles.contain}
          src={file.cover}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setBroken(file.cover)}
        />
      ) : (
        <Flex component="span" vertical gap={4} align="center" justify="center" className={styles.sign}>
          <Icon aria-hidden />
          <small>{endingOf(file.name)}</small>
        </Flex>
      )}
      {/* A click of half a second is not nothing. */}
      {file.duration !== undefined && file.duration > 0 && (
        <span className={styles.length}>
          {file.kind === 'video' && <i className={styles.plays} />}
          <span title={t('library.duration')}>{formatDuration(Math.max(1, file.duration))}</span>
        </span>
      )}
    </span>
  );
}

const endingOf = (name: string): string => /\.([^.]{1,5})$/.exec(name)?.[1]?.toUpperCase() ?? '';
