import { AimOutlined, UploadOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Modal, Segmented, Slider } from 'antd';
import { useRef, useState } from 'react';
import { Text } from '@/components/ui/Text';
import { type PlatformId, platforms } from '@/domain/platforms';
import { useT } from '@/hooks/useT';
import { cropImage } from '@/lib/cropImage';
import { messageOf } from '@/lib/request';
import { formatDuration } from '@/utils/formatDuration';
import styles from '../repair.module.css';
import { areaOf, CropFrame, centered, type Focus, maxZoom } from './CropFrame';
import { type MadeCover, storeCover } from './frames';
import { type CoverSource, useImage } from './useImage';

interface CropCoverProps {
  readonly open: boolean;
  readonly platform: PlatformId;
  /** The cover as it is; empty = none. */
  readonly coverUrl: string;
  /** Where frames are taken from. Seconds, pixels. */
  readonly video?: { readonly url: string; readonly width: number; readonly duration: number } | undefined;
  /** What to begin with: default a frame, without a video the cover. */
  readonly from?: CoverSource | undefined;
  /** The loaded of one's own, when `from` is `upload`. */
  readonly given?: File | undefined;
  readonly onClose: () => void;
  readonly onDone: (cover: MadeCover) => void;
}

/** Makes a cover of the platform's shape: from what there is, a frame of the video, or a loaded of one's own. */
export function CropCover({ open, platform, coverUrl, video, from, given, onClose, onDone }: CropCoverProps) {
  const t = useT();
  const rules = platforms[platform].cover;
  const [source, setSource] = useState<CoverSource>(from ?? (video ? 'frame' : 'cover'));
  const [ratio, setRatio] = useState(rules.ratios[0] ?? ([3, 4] as const));
  const [seconds, setSeconds] = useState(() => Math.min(0.8, (video?.duration ?? 0) / 2));
  const [slid, setSlid] = useState(seconds);
  const [file, setFile] = useState(given);
  const [focus, setFocus] = useState<Focus>(centered);
  const [size, setSize] = useState<{ readonly width: number; readonly height: number }>();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const loaded = useImage({ source, coverUrl, video: open ? video : undefined, seconds, file });
  const area = size && loaded.url ? areaOf(size, ratio, focus) : undefined;
  const out = area && { width: Math.round(area.width), height: Math.round(area.height) };
  const isSmall = out !== undefined && (out.width < rules.minWidth || out.height < rules.minHeight);

  const choose = (next: CoverSource) => {
    setSource(next);
    setFocus(centered);
    setSize(undefined);
    setProblem('');
    if (next === 'upload' && !file) picker.current?.click();
  };
  const save = async () => {
    if (!image.current || !area) return;
    setBusy(true);
    setProblem('');
    try {
      onDone(await storeCover((await cropImage(image.current, area, 'cover')).file, area));
    } catch (error) {
      setProblem(
        error instanceof DOMException ? t('crop.readFailed') : t('crop.uploadFailed', { reason: messageOf(error) }),
      );
    } finally {
      setBusy(false);
    }
  };
  const sources = [
    ...(video ? (['frame'] as const) : []),
    ...(coverUrl ? (['cover'] as const) : []),
    'upload' as const,
  ];
  const trouble = loaded.isBroken ? t('crop.frameFailed') : problem;
  return (
    <Modal
      open={open}
      width={640}
      title={t('crop.title')}
      onCancel={onClose}
      onOk={() => void save()}
      okText={t('crop.use')}
      cancelText={t('common.cancel')}
      confirmLoading={isBusy}
      okButtonProps={{ disabled: !area || loaded.isReading }}
    >
      <Flex vertical gap={12}>
        <Text component="p" type="secondary">
          {t('crop.intro')}
        </Text>
        <Flex gap={12} align="center" wrap>
          <Segmented<CoverSource>
            aria-label={t('crop.source')}
            value={source}
            options={sources.map((value) => ({ value, label: t(`crop.source.${value}`) }))}
            onChange={choose}
          />
          <Segmented
            aria-label={t('crop.ratio')}
            value={ratio.join(':')}
            options={rules.ratios.map((one, index) => ({
              value: one.join(':'),
              label: index === 0 && rules.ratios.length > 1 ? `${one.join(':')} ${t('crop.best')}` : one.join(':'),
            }))}
            onChange={(value) => setRatio(rules.ratios.find((one) => one.join(':') === value) ?? ratio)}
          />
          {source === 'upload' && (
            <Button icon={<UploadOutlined aria-hidden />} onClick={() => picker.current?.click()}>
              {t('crop.choose')}
            </Button>
          )}
        </Flex>
        <input
          ref={picker}
          type="file"
          hidden
          accept="image/jpeg,image/png,image/webp"
          aria-label={t('crop.choose')}
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            if (chosen) {
              setFile(chosen);
              setFocus(centered);
              setProblem('');
            }
            currentTarget.value = '';
          }}
        />
        <CropFrame
          src={loaded.url}
          ratio={ratio}
          size={size}
          focus={focus}
          image={image}
          onFocus={setFocus}
          onSize={setSize}
          onBroken={() => {
            setSize(undefined);
            setProblem(t('crop.readFailed'));
          }}
        />
        {source === 'frame' && video && (
          <Flex gap={12} align="center" className={styles.slider}>
            <span>{t('crop.frameAt')}</span>
            <Slider
              min={0}
              max={Math.max(0.1, video.duration - 0.05)}
              step={0.1}
              value={slid}
              onChange={setSlid}
              onChangeComplete={setSeconds}
              ariaLabelForHandle={t('crop.frameAt')}
              tooltip={{ formatter: (value) => formatDuration(value ?? 0) }}
            />
            <span className={styles.number}>{formatDuration(slid)}</span>
          </Flex>
        )}
        <Flex gap={12} align="center" className={styles.slider}>
          <span>{t('crop.zoom')}</span>
          <Slider
            min={1}
            max={maxZoom}
            step={0.05}
            value={focus.zoom}
            onChange={(zoom) => setFocus({ ...focus, zoom })}
            ariaLabelForHandle={t('crop.zoom')}
            tooltip={{ formatter: (value) => `${Math.round((value ?? 1) * 100)}%` }}
          />
          <Button size="small" icon={<AimOutlined aria-hidden />} onClick={() => setFocus(centered)}>
            {t('crop.center')}
          </Button>
        </Flex>
        <Text role="status" component="div" type="secondary">
          {loaded.isReading && t('crop.reading')}
          {!loaded.isReading && out && !isSmall && t('crop.size', out)}
        </Text>
        {isSmall && out && (
          <Alert
            type="warning"
            showIcon
            title={t('crop.small', { ...out, minWidth: rules.minWidth, minHeight: rules.minHeight })}
          />
        )}
        {trouble && <Alert type="error" showIcon title={trouble} />}
      </Flex>
    </Modal>
  );
}
