import { PlayCircleOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { VideoPicker } from '@/blocks/publishing/picker/VideoPicker';
import { GridLayout } from '@/components/ui/GridLayout';
import { shotOf } from '@/domain/storyboard/planShots';
import type { ShotMedia } from '@/domain/storyboard/types';
import { useT } from '@/hooks/useT';
import { useCompose, useDispatch, useVideoAspect } from '../ComposeContext';
import goodsStyles from '../goods/goods.module.css';
import { MediaAdder } from '../goods/MediaAdder';
import { chosenMedia } from '../model/selectors';
import { PanelTitle } from '../PanelTitle';
import { DrawnShots } from './DrawnShots';
import { ShotImage } from './ShotImage';
import storyboardStyles from './storyboard.module.css';

interface ShotPickerProps {
  /** Card that gets the shot; undefined = closed. */
  readonly cardId: string | undefined;
  readonly onClose: () => void;
}

/**
 * Another shot for one card: from the goods' own images and clips, drawn from their facts, or a new upload, which joins
 * them; a finished video is shown without becoming one of theirs.
 */
export function ShotPicker({ cardId, onClose }: ShotPickerProps) {
  const t = useT();
  const dispatch = useDispatch();
  const form = useCompose((state) => state.draft.goods.form);
  const current = useCompose(({ draft }) => {
    const card = draft.cards.find(({ id }) => id === cardId);
    return card?.drawn ? null : card?.shot;
  });
  const [isBusy, setBusy] = useState(false);
  const [isPickingVideo, setPickingVideo] = useState(false);
  const media = chosenMedia(form);
  const aspectRatio = useVideoAspect();

  const take = (item: ShotMedia) => {
    if (cardId === undefined) return;
    dispatch({ type: 'card/shot', id: cardId, shot: shotOf(item) });
    onClose();
  };
  return (
    <Modal
      open={cardId !== undefined}
      title={t('compose.shot.title')}
      footer={null}
      width={760}
      destroyOnHidden
      mask={{ closable: !isBusy }}
      onCancel={onClose}
    >
      <GridLayout component="ul" columns="repeat(auto-fill, minmax(104px, 1fr))" gap={8}>
        {media.map((item) => (
          <li key={item.url}>
            <button
              type="button"
              className={goodsStyles.shotOption}
              style={{ aspectRatio }}
              aria-pressed={item.url === current?.url}
              aria-label={t(item.kind === 'video' ? 'compose.media.clip' : 'compose.media.image', {
                name: item.name,
              })}
              onClick={() => take(item)}
            >
              <ShotImage shot={shotOf(item)} />
            </button>
          </li>
        ))}
      </GridLayout>
      {cardId !== undefined && <DrawnShots key={cardId} cardId={cardId} onClose={onClose} />}
      <PanelTitle component="h3" className={storyboardStyles.shotUpload}>
        {t('compose.shot.upload')}
      </PanelTitle>
      <Button icon={<PlayCircleOutlined />} onClick={() => setPickingVideo(true)} style={{ marginBlockEnd: 8 }}>
        {t('compose.shot.finished')}
      </Button>
      {isPickingVideo && (
        <VideoPicker
          open
          max={1}
          onClose={() => setPickingVideo(false)}
          onPick={([video]) => {
            if (video) take({ ...video, kind: 'video', name: video.title });
          }}
        />
      )}
      <MediaAdder
        max={1}
        onBusyChange={setBusy}
        onAdded={([item]) => {
          if (item) take(item);
        }}
      />
    </Modal>
  );
}
