import { App } from 'antd';
import { useCallback } from 'react';
import { RecordError } from '@/blocks/voices/recorder';
import { MediaError } from '@/engine/media/errors';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { VaultFullError } from '@/lib/storage/mediaVault';
import { formatSize } from '@/utils/formatSize';

/** Says what went wrong with a sound and what to do about it. */
export function useMusicMessage(): (error: unknown) => void {
  const t = useT();
  const { message } = App.useApp();
  return useCallback(
    (error) => {
      if (error instanceof RecordError) message.error(t(`timelineMusic.record.${error.code}`));
      else if (error instanceof MediaError) message.error(t('timelineMusic.unreadable'));
      else if (error instanceof VaultFullError) {
        const { needed, free } = error;
        message.error(t('timelineMusic.noRoom', { needed: formatSize(needed), free: formatSize(free) }));
      } else message.error(messageOf(error));
    },
    [message, t],
  );
}
