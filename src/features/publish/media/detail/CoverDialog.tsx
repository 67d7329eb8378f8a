import { Alert, Button, Flex, Modal, Skeleton, Slider, Space } from 'antd';
import { useRef, useState } from 'react';
import { clockOf } from '@/blocks/strips';
import { FileInput } from '@/components/upload/FileInput';
import { useLoad } from '@/hooks/useLoad';
import { useObjectUrl } from '@/hooks/useObjectUrl';
import { useRecordActions } from '@/hooks/useRecordActions';
import { useT } from '@/hooks/useT';
import { HEIC_TYPES, readableImage } from '@/lib/heic/heicImage';
import { checkImage } from '@/lib/oss';
import { messageOf } from '@/lib/request';
import { storeFile } from '@/services/file/storeFile';
import { videoApi } from '@/services/video/api';
import type { Video } from '@/services/video/schema';
import { cleanFileName } from '@/utils/cleanFileName';
import styles from './CoverDialog.module.css';

interface Props {
  readonly video: Video;
  /** Where the player stands, seconds. */
  readonly at: number;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

const coverWidth = 1080;
/** The last image of a video often cannot be had. Seconds. */
const beforeEnd = 0.1;

/** Another cover: an image of the video, or one from the computer. */
export function CoverDialog({ video, at, onClose, onChanged }: Props) {
  const t = useT();
  const actions = useRecordActions();
  const input = useRef<HTMLInputElement>(null);
  const [time, setTime] = useState(at);
  const [asked, setAsked] = useState(at);
  const [own, setOwn] = useState<Blob>();
  const [refusal, setRefusal] = useState('');
  const [isBusy, setBusy] = useState(false);
  const frame = useLoad(
    async () => {
      const { thumbnail } = await import('@/engine/media');
      return thumbnail(video.url, asked, coverWidth);
    },
    { refreshDeps: [asked, video.url] },
  );
  const image = own ?? (frame.error ? undefined : frame.data);
  // The image that was asked for last is still being read: the one before is not what was chosen.
  const isBehind = !own && (frame.loading || time !== asked);
  const shown = useObjectUrl(image);
  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    const file = await readableImage(chosen).catch(() => undefined);
    if (!file) return setRefusal(t('upload.heic'));
    const found = checkImage(file, {});
    setRefusal(found ? t(found.id, found.values) : '');
    if (!found) setOwn(file);
  };
  const save = async () => {
    if (!image) return;
    setBusy(true);
    const saved = await actions.save(
      async (options) => {
        const stored = await storeFile(image, { name: `${cleanFileName(video.title)}.jpg` });
        return videoApi.set({ id: video.id, cover: stored.url }, options);
      },
      { isNew: false },
    );
    setBusy(false);
    if (!saved) return;
    onChanged();
    onClose();
  };
  return (
    <Modal
      open
      title={t('video.cover')}
      okText={t('video.coverTake')}
      cancelText={t('common.cancel')}
      okButtonProps={{ disabled: !image || isBehind, loading: isBusy }}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <Flex justify="center" className={styles.coverFrame}>
        {shown ? <img src={shown} alt={t('video.coverNew')} /> : <Skeleton.Image active={frame.loading} />}
      </Flex>
      {frame.error && !own && <Alert type="warning" showIcon title={messageOf(frame.error)} />}
      {refusal && <Alert type="warning" showIcon title={refusal} />}
      {!own && (
        <Slider
          min={0}
          max={Math.max(0, video.duration - beforeEnd)}
          step={0.1}
          value={time}
          ariaLabelForHandle={t('video.coverAt')}
          tooltip={{ formatter: (value) => clockOf(value ?? 0) }}
          onChange={setTime}
          onChangeComplete={setAsked}
        />
      )}
      <Space>
        <FileInput
          ref={input}
          accept={`image/png,image/jpeg,image/webp,${HEIC_TYPES}`}
          aria-label={t('video.coverOwn')}
          onFiles={([file]) => void take(file)}
        />
        <Button size="small" onClick={() => input.current?.click()}>
          {t('video.coverOwn')}
        </Button>
        {own && (
          <Button size="small" type="link" onClick={() => setOwn(undefined)}>
            {t('video.coverFrame')}
          </Button>
        )}
      </Space>
    </Modal>
  );
}
