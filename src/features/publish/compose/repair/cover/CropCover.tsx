import { AimOutlined, UploadOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Modal, Segmented, Slider } from 'antd';
import { useRef, useState } from 'react';
import { Text } from '@/components/ui/Text';
import { FileInput } from '@/components/upload/FileInput';
import { type PlatformId, platforms } from '@/domain/platforms';
import { useT } from '@/hooks/useT';
import { cropImage } from '@/lib/cropImage';
import { hasFinePointer } from '@/lib/finePointer';
import { HEIC_TYPES } from '@/lib/heic/heicImage';
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

type CropInput = Pick<CropCoverProps, 'open' | 'platform' | 'coverUrl' | 'video' | 'from' | 'given' | 'onDone'>;

/** What is cropped, in which shape, and what part of it; `save` makes the cover. */
function useCrop({ open, platform, coverUrl, video, from, given, onDone }: CropInput) {
  const t = useT();
  const rules = platforms[platform].cover;
  const [source, setSource] = useState<CoverSource>(from ?? (video ? 'frame' : 'cover'));
  const [ratio, setRatio] = useState(rules.ratios[0] ?? ([3, 4] as const));
  const [seconds, setSeconds] = useState(() => Math.min(0.8, (video?.duration ?? 0) / 2));
  const [file, setFile] = useState(given);
  const [focus, setFocus] = useState<Focus>(centered);
  const [size, setSize] = useState<{ readonly width: number; readonly height: number }>();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  const loaded = useImage({ source, coverUrl, video: open ? video : undefined, seconds, file });
  const area = size && loaded.url ? areaOf(size, ratio, focus) : undefined;
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
  return {
    source,
    ratio,
    setRatio,
    seconds,
    setSeconds,
    focus,
    setFocus,
    size,
    setSize,
    image,
    loaded,
    area,
    isBusy,
    save,
    hasFile: file !== undefined,
    problem: loaded.isBroken ? t(source === 'upload' ? 'crop.readFailed' : 'crop.frameFailed') : problem,
    chooseSource: (next: CoverSource) => {
      setSource(next);
      setFocus(centered);
      setSize(undefined);
      setProblem('');
    },
    chooseFile: (chosen: File) => {
      setFile(chosen);
      setFocus(centered);
      setProblem('');
    },
    tellBroken: () => {
      setSize(undefined);
      setProblem(t('crop.readFailed'));
    },
  };
}

/** Makes a cover of the platform's shape: from what there is, a frame of the video, or a loaded of one's own. */
export function CropCover({ onClose, ...input }: CropCoverProps) {
  const { open, platform, video } = input;
  const t = useT();
  const crop = useCrop(input);
  const { source, focus, size, loaded, area, problem } = crop;
  const rules = platforms[platform].cover;
  const out = area && { width: Math.round(area.width), height: Math.round(area.height) };
  const isSmall = out !== undefined && (out.width < rules.minWidth || out.height < rules.minHeight);
  return (
    <Modal
      open={open}
      width={640}
      title={t('crop.title')}
      onCancel={onClose}
      onOk={() => void crop.save()}
      okText={t('crop.use')}
      cancelText={t('common.cancel')}
      confirmLoading={crop.isBusy}
      okButtonProps={{ disabled: !area || loaded.isReading }}
    >
      <Flex vertical gap={12}>
        <Text component="p" type="secondary">
          {t(hasFinePointer() ? 'crop.intro' : 'crop.introTouch')}
        </Text>
        <CropChoices
          crop={crop}
          ratios={rules.ratios}
          hasVideo={video !== undefined}
          hasCover={input.coverUrl !== ''}
        />
        <CropFrame
          src={loaded.url}
          ratio={crop.ratio}
          size={size}
          focus={focus}
          image={crop.image}
          onFocus={crop.setFocus}
          onSize={crop.setSize}
          onBroken={crop.tellBroken}
        />
        {source === 'frame' && video && (
          <FrameSlider duration={video.duration} seconds={crop.seconds} onSeconds={crop.setSeconds} />
        )}
        <Flex gap={12} align="center" className={styles.slider}>
          <span>{t('crop.zoom')}</span>
          <Slider
            min={1}
            max={maxZoom}
            step={0.05}
            value={focus.zoom}
            onChange={(zoom) => crop.setFocus({ ...focus, zoom })}
            ariaLabelForHandle={t('crop.zoom')}
            tooltip={{ formatter: (value) => `${Math.round((value ?? 1) * 100)}%` }}
          />
          <Button size="small" icon={<AimOutlined aria-hidden />} onClick={() => crop.setFocus(centered)}>
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
        {problem && <Alert type="error" showIcon title={problem} />}
      </Flex>
    </Modal>
  );
}

interface CropChoicesProps {
  readonly crop: ReturnType<typeof useCrop>;
  readonly ratios: readonly (readonly [number, number])[];
  readonly hasVideo: boolean;
  readonly hasCover: boolean;
}

/** Where the image comes from, and which of the platform's shapes it gets. */
function CropChoices({ crop, ratios, hasVideo, hasCover }: CropChoicesProps) {
  const t = useT();
  const { source, ratio } = crop;
  const picker = useRef<HTMLInputElement>(null);
  const sources = [
    ...(hasVideo ? (['frame'] as const) : []),
    ...(hasCover ? (['cover'] as const) : []),
    'upload' as const,
  ];
  const choose = (next: CoverSource) => {
    crop.chooseSource(next);
    if (next === 'upload' && !crop.hasFile) picker.current?.click();
  };
  return (
    <>
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
          options={ratios.map((one, index) => ({
            value: one.join(':'),
            label: index === 0 && ratios.length > 1 ? `${one.join(':')} ${t('crop.best')}` : one.join(':'),
          }))}
          onChange={(value) => crop.setRatio(ratios.find((one) => one.join(':') === value) ?? ratio)}
        />
        {source === 'upload' && (
          <Button icon={<UploadOutlined aria-hidden />} onClick={() => picker.current?.click()}>
            {t('crop.choose')}
          </Button>
        )}
      </Flex>
      <FileInput
        ref={picker}
        accept={`image/jpeg,image/png,image/webp,${HEIC_TYPES}`}
        aria-label={t('crop.choose')}
        onFiles={([chosen]) => chosen && crop.chooseFile(chosen)}
      />
    </>
  );
}

interface FrameSliderProps {
  readonly duration: number;
  readonly seconds: number;
  readonly onSeconds: (seconds: number) => void;
}

/** Which frame: read only when the handle is let go, since decoding takes a while. */
function FrameSlider({ duration, seconds, onSeconds }: FrameSliderProps) {
  const t = useT();
  const [slid, setSlid] = useState(seconds);
  return (
    <Flex gap={12} align="center" className={styles.slider}>
      <span>{t('crop.frameAt')}</span>
      <Slider
        min={0}
        max={Math.max(0.1, duration - 0.05)}
        step={0.1}
        value={slid}
        onChange={setSlid}
        onChangeComplete={onSeconds}
        ariaLabelForHandle={t('crop.frameAt')}
        tooltip={{ formatter: (value) => formatDuration(value ?? 0) }}
      />
      <span className={styles.number}>{formatDuration(slid)}</span>
    </Flex>
  );
}
