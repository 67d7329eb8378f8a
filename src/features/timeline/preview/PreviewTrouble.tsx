import { Alert } from 'antd';
import { useState } from 'react';
import type { MediaError, MediaErrorCode } from '@/engine/media/errors';
import { type MessageId, useT } from '@/hooks/useT';
import { useEditor, usePlayer } from '../EditorContext';
import styles from './PreviewTrouble.module.css';

/** What cannot be shown or heard, and what to do about it; the rest of the video goes on. */
export function PreviewTrouble() {
  const t = useT();
  const error = usePlayer((state) => state.error);
  const silence = usePlayer((state) => state.silence);
  const media = useEditor(({ history }) => history.present.media);
  const [hidden, setHidden] = useState<MediaError | string>();
  if (error && hidden !== error) {
    const name = error.mediaName || (error.mediaId && media[error.mediaId]?.name) || t('timeline.trouble.aFile');
    return (
      <Alert
        className={styles.trouble}
        type="warning"
        banner
        showIcon
        title={t(troubleId[error.code], { name })}
        closable={{ onClose: () => setHidden(error) }}
      />
    );
  }
  if (silence && silence !== 'no-audio' && hidden !== silence) {
    return (
      <Alert
        className={styles.trouble}
        type="info"
        banner
        showIcon
        title={t(silence === 'blocked' ? 'timeline.trouble.blocked' : 'timeline.trouble.silent')}
        closable={{ onClose: () => setHidden(silence) }}
      />
    );
  }
  return null;
}

const troubleId: Readonly<Record<MediaErrorCode, MessageId>> = {
  empty: 'timeline.trouble.empty',
  missing: 'timeline.trouble.missing',
  network: 'timeline.trouble.network',
  undecodable: 'timeline.trouble.undecodable',
  unsupported: 'timeline.trouble.unsupported',
};
