import { Alert, Flex, Modal, Segmented, Slider } from 'antd';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { Text } from '@/components/ui/Text';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { type CropOptions, cropArea, cropImage } from '@/lib/cropImage';
import { messageOf } from '@/lib/request';
import { storeFile } from '@/services/file/storeFile';
import styles from './CropDialog.module.css';

interface CroppedImage {
  readonly url: string;
  readonly name: string;
  readonly file_id: string;
  readonly width: number;
  readonly height: number;
}

interface CropDialogProps extends CropOptions {
  readonly url: string;
  readonly name: string;
  readonly ratios: readonly (readonly [number, number])[];
  readonly onClose: () => void;
  /** It is stored at once. */
  readonly onMade?: (image: CroppedImage) => void;
  /** Instead of storing it: the caller hands it to the queue of uploads. */
  readonly onCropped?: (file: File, size: { readonly width: number; readonly height: number }) => void;
}

const step = 0.05;

const within = (value: number) => Math.min(1, Math.max(0, value));

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The frame on the image: how near, where, and the pointer and keys that move it. */
function useCropFrame(natural: Size | undefined, ratio: readonly [number, number]) {
  const [zoom, setZoom] = useState(1);
  /** Where the frame stands in what can be moved, 0 … 1. */
  const [place, setPlace] = useState({ x: 0.5, y: 0.5 });
  const drag = useRef<{ x: number; y: number; from: { x: number; y: number } }>(undefined);
  const area = natural && cropArea(natural, ratio[0] / ratio[1], zoom, place);

  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const { current } = drag;
    if (!current || !area || !natural) return;
    const box = event.currentTarget.getBoundingClientRect();
    const free = { x: natural.width - area.width || 1, y: natural.height - area.height || 1 };
    const scale = area.width / box.width;
    setPlace({
      x: within(current.from.x - ((event.clientX - current.x) * scale) / free.x),
      y: within(current.from.y - ((event.clientY - current.y) * scale) / free.y),
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Readonly<Record<string, readonly [number, number]>> = {
      ArrowLeft: [-step, 0],
      ArrowRight: [step, 0],
      ArrowUp: [0, -step],
      ArrowDown: [0, step],
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    setPlace({ x: within(place.x + move[0]), y: within(place.y + move[1]) });
  };
  const shown =
    area && natural
      ? {
          width: `${(natural.width / area.width) * 100}%`,
          insetInlineStart: `${(-area.x / area.width) * 100}%`,
          top: `${(-area.y / area.height) * 100}%`,
        }
      : {};
  const handlers = {
    onKeyDown,
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { x: event.clientX, y: event.clientY, from: place };
    },
    onPointerMove,
    // A touch that the system takes over ends without a pointer going up.
    onLostPointerCapture: () => {
      drag.current = undefined;
    },
  };
  return { zoom, setZoom, area, shown, handlers };
}

/** Cuts an image to the ratio that a platform wants: what is shown in the frame stays. */
export function CropDialog({ url, name, ratios, maxWidth, format, onClose, onMade, onCropped }: CropDialogProps) {
  const t = useT();
  const [ratio, setRatio] = useState(ratios[0] ?? ([3, 4] as const));
  const [natural, setNatural] = useState<Size>();
  const [isBroken, setBroken] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  const { zoom, setZoom, area, shown, handlers } = useCropFrame(natural, ratio);
  const crop = async () => {
    if (!image.current || !area) return;
    const { file, ...facts } = await cropImage(image.current, area, name, { maxWidth, format });
    if (onCropped) return onCropped(file, facts);
    const stored = await storeFile(file, { name: file.name, facts });
    onMade?.({ url: stored.url, name: file.name, file_id: stored.id, ...facts });
  };
  const save = useAction(crop, {
    messages: { failed: (error) => (error instanceof DOMException ? t('article.cropForeign') : messageOf(error)) },
  });
  return (
    <Modal
      open
      title={t('article.crop')}
      onCancel={onClose}
      onOk={() => void save.run(undefined)}
      okText={t('article.cropUse')}
      cancelText={t('common.cancel')}
      confirmLoading={save.isPending}
      okButtonProps={{ disabled: !area }}
    >
      <Flex vertical gap={12}>
        <div
          className={styles.crop}
          style={{ aspectRatio: `${ratio[0]} / ${ratio[1]}` }}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the image is moved in its frame with the arrow keys
          tabIndex={0}
          role="application"
          aria-label={t('article.cropHint')}
          {...handlers}
        >
          <img
            ref={image}
            src={url}
            alt={name}
            crossOrigin="anonymous"
            draggable={false}
            style={shown}
            onError={() => setBroken(true)}
            onLoad={(event) => {
              const { naturalWidth: width, naturalHeight: height } = event.currentTarget;
              setNatural({ width, height });
            }}
          />
        </div>
        <Text component="p" type="secondary" size="small">
          {t('article.cropHint')}
        </Text>
        {isBroken && <Alert type="error" showIcon title={t('accountCenter.image.broken')} />}
        {ratios.length > 1 && (
          <Segmented
            aria-label={t('article.cropRatio')}
            value={ratio.join(':')}
            options={ratios.map((one) => one.join(':'))}
            onChange={(value) => setRatio(ratios.find((one) => one.join(':') === value) ?? ratio)}
          />
        )}
        <Slider
          min={1}
          max={3}
          step={0.05}
          value={zoom}
          onChange={setZoom}
          ariaLabelForHandle={t('article.cropZoom')}
          tooltip={{ formatter: (value) => `${Math.round((value ?? 1) * 100)}%` }}
        />
      </Flex>
    </Modal>
  );
}
