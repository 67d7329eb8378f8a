import { Alert, Button, Flex, Spin, Upload } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import { DeviceError, type DeviceProblem, openDevices, stopDevices } from '@/lib/mediaDevices';
import { readBarcode } from '@/lib/readBarcode';

const WAIT_MS = 200;
/** Enough for a code that fills a fifth of the view; more only costs a phone its battery. */
const LONG_SIDE = 960;

interface CodeScannerProps {
  readonly onCode: (code: string) => void;
}

/** Looks for a code in the camera's picture, or in an image that the customer sent. */
export function CodeScanner({ onCode }: CodeScannerProps) {
  const t = useT();
  const view = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'opening' | 'on' | DeviceProblem>('opening');
  const [hasNoCode, setHasNoCode] = useState(false);
  const tell = useEffectEvent((code: string) => {
    navigator.vibrate?.(60);
    onCode(code);
  });

  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | undefined;
    const look = async (): Promise<void> => {
      stream = await openDevices({ video: { facingMode: { ideal: 'environment' }, width: { ideal: LONG_SIDE } } });
      const { current: video } = view;
      if (isOver || !video) return stopDevices(stream);
      video.srcObject = stream;
      await video.play();
      setState('on');
      while (!isOver) {
        const frame = frameOf(video);
        const code = frame && (await readBarcode(frame));
        if (code && !isOver) return tell(code);
        await new Promise((done) => setTimeout(done, WAIT_MS));
      }
    };
    look().catch((error: unknown) => {
      if (!isOver) setState(error instanceof DeviceError ? error.code : 'busy');
    });
    return () => {
      isOver = true;
      stopDevices(stream);
    };
  }, []);

  const readImage = async (file: Blob): Promise<void> => {
    setHasNoCode(false);
    const code = await readBarcode(file).catch(() => undefined);
    if (code) tell(code);
    else setHasNoCode(true);
  };
  const isShown = state === 'opening' || state === 'on';
  return (
    <Flex vertical gap={8}>
      {isShown ? (
        <Spin spinning={state === 'opening'}>
          <video
            ref={view}
            muted
            playsInline
            aria-label={t('coupon.scan.view')}
            style={{ display: 'block', inlineSize: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 8 }}
          />
        </Spin>
      ) : (
        <Alert type="warning" showIcon title={t(`coupon.scan.${state}`)} />
      )}
      <div aria-live="polite">{hasNoCode && <Alert type="error" showIcon title={t('coupon.scan.none')} />}</div>
      <Flex gap={8} wrap align="center" justify="space-between">
        <Text type="secondary" size="small">
          {isShown ? t('coupon.scan.hint') : t('coupon.scan.otherWay')}
        </Text>
        <Upload
          accept="image/*"
          showUploadList={false}
          beforeUpload={(file) => {
            void readImage(file);
            return false;
          }}
        >
          <Button size="small">{t('coupon.scan.image')}</Button>
        </Upload>
      </Flex>
    </Flex>
  );
}

/** What the camera shows now; undefined before its first frame. */
function frameOf(video: HTMLVideoElement): ImageData | undefined {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0) return undefined;
  const scale = Math.min(1, LONG_SIDE / Math.max(videoWidth, videoHeight));
  const canvas = new OffscreenCanvas(Math.round(videoWidth * scale), Math.round(videoHeight * scale));
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  pen?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return pen?.getImageData(0, 0, canvas.width, canvas.height);
}
