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
      const words = () => {
        if (error instanceof RecordError) return t(`timelineMusic.record.${error.code}`);
        if (error instanceof MediaError) return t('timelineMusic.unreadable');
        if (!(error instanceof VaultFullError)) return messageOf(error);
        return t('timelineMusic.noRoom', { needed: formatSize(error.needed), free: formatSize(error.free) });
      };
      message.error(words());
    },
    [message, t],
  );
}
