import { FolderOpenOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { MediaPicker } from '@/blocks/media';
import { useRefusedVideo } from '@/blocks/media/conversions/useRefusedVideo';
import { MediaUpload } from '@/components/upload/MediaUpload';
import { useT } from '@/hooks/useT';
import { shownByCaller } from '@/lib/request';
import { fileApi } from '@/services/file/api';
import type { GoodsMedia } from '@/services/goods/schema';
import { useDispatch, useParts } from '../ComposeContext';
import { mediaOf } from './mediaOf';

const MAX_MEDIA = 60;

interface MediaAdderProps {
  readonly id?: string;
  /** Most that may be added at once; default as many as goods may have. */
  readonly max?: number;
  readonly onAdded?: (media: readonly GoodsMedia[]) => void;
  readonly onBusyChange?: (isBusy: boolean) => void;
}

/** Images and clips for the video: uploaded, or taken from the library. They join the goods' own. */
export function MediaAdder({ id, max = MAX_MEDIA, onAdded, onBusyChange }: MediaAdderProps) {
  const t = useT();
  const dispatch = useDispatch();
  const { store } = useParts();
  const [isPicking, setPicking] = useState(false);

  const add = (items: readonly GoodsMedia[]) => {
    // Two uploads may end between two renders: what counts is what the store has now.
    const { media } = store.getState().draft.goods.form;
    const fresh = items.filter((item) => !media.some((known) => known.url === item.url));
    if (fresh.length > 0) dispatch({ type: 'goods/edit', patch: { media: [...media, ...fresh] } });
    onAdded?.(items);
  };
  return (
    <Flex vertical gap={8}>
      <MediaUpload
        {...(id ? { id } : {})}
        value={[]}
        max={Math.min(max, MAX_MEDIA - store.getState().draft.goods.form.media.length)}
        record={(file) => fileApi.save(file, shownByCaller)}
        {...useRefusedVideo()}
        onChange={add}
        {...(onBusyChange ? { onBusyChange } : {})}
      />
      <Button icon={<FolderOpenOutlined />} onClick={() => setPicking(true)}>
        {t('compose.media.fromLibrary')}
      </Button>
      <MediaPicker
        open={isPicking}
        kinds={['image', 'video']}
        max={max}
        onClose={() => setPicking(false)}
        onPick={(files) => {
          setPicking(false);
          add(files.map(mediaOf));
        }}
      />
    </Flex>
  );
}
