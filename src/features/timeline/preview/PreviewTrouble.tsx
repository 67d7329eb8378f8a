import { Alert, Flex } from 'antd';
import { useState } from 'react';
import { ConversionOffer } from '@/blocks/media/conversions/ConversionOffer';
import type { MediaError, MediaErrorCode } from '@/engine/media/errors';
import type { MediaRef } from '@/engine/project/schema';
import { useLoad } from '@/hooks/useLoad';
import { type MessageId, useT } from '@/hooks/useT';
import { useEditor, useEditorParts, usePlayer } from '../EditorContext';
import { orderConversion } from '../panels/media/orderConversion';
import styles from './PreviewTrouble.module.css';

/** What cannot be shown or heard, and what to do about it; the rest of the video goes on. */
export function PreviewTrouble() {
  const t = useT();
  const error = usePlayer((state) => state.error);
  const silence = usePlayer((state) => state.silence);
  const media = useEditor(({ history }) => history.present.media);
  const [hidden, setHidden] = useState<MediaError | string>();
  const order = useConversionOrder(error?.code === 'undecodable' && error.mediaId ? media[error.mediaId] : undefined);
  if (error && hidden !== error) {
    const name = error.mediaName || (error.mediaId && media[error.mediaId]?.name) || t('timeline.trouble.aFile');
    return (
      <Alert
        className={styles.trouble}
        type="warning"
        banner
        showIcon
        title={
          order ? (
            <Flex vertical gap={4}>
              {t('mediaConversion.trouble', { name })}
              <ConversionOffer order={order} takingText={t('mediaConversion.taking')} />
            </Flex>
          ) : (
            t(troubleId[error.code], { name })
          )
        }
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

/** The conversion that would help a medium which cannot be shown; undefined where none would, or it is not known yet. */
function useConversionOrder(media: MediaRef | undefined) {
  const { store } = useEditorParts();
  // The player forgets its error with each image: what was found out of the file meanwhile is kept.
  const [seen, setSeen] = useState(media);
  if (media && media !== seen) setSeen(media);
  const { data } = useLoad(async () => seen && orderConversion(store.getState().history.present, seen.id), {
    refreshDeps: [seen?.id, seen?.hash, seen?.url],
  });
  return data && data.mediaId === media?.id ? data : undefined;
}

const troubleId: Readonly<Record<MediaErrorCode, MessageId>> = {
  empty: 'timeline.trouble.empty',
  missing: 'timeline.trouble.missing',
  network: 'timeline.trouble.network',
  undecodable: 'timeline.trouble.undecodable',
  unsupported: 'timeline.trouble.unsupported',
};
