import { Flex } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { imageBytes, paintStill } from '@/blocks/stills';
import { Text } from '@/components/ui/Text';
import { type WatermarkSetting, watermarkOf } from '@/domain/brand';
import { createProject } from '@/engine/project/createProject';
import type { Watermark } from '@/engine/resolve/watermarkLayer';
import { ZERO } from '@/engine/time/ticks';
import { useObjectUrl } from '@/hooks/useObjectUrl';
import { useT } from '@/hooks/useT';
import { accent, grounds } from '../../../config/theme';

interface WatermarkPreviewProps {
  readonly setting: WatermarkSetting;
}

/** Pixels on the page; drawn twice as fine. */
const SIZE = 132;
/** Canvas pixels of the sample, and of its corner that is shown: the mark of a whole one would be too small to judge. */
const EDGE = 1080;
const CORNER = EDGE / 2;

/** What the mark has to be read on. */
const samples = [grounds.dark, accent, grounds.light] as const;

/** The mark on dark, middle and light images, by the renderer of the videos themselves. */
export function WatermarkPreview({ setting }: WatermarkPreviewProps) {
  const t = useT();
  return (
    <Flex vertical gap={8}>
      <Text type="secondary">{t('brand.watermark.preview')}</Text>
      <Flex gap={8} wrap>
        {samples.map((ground) => (
          <Sample key={ground} ground={ground} setting={setting} />
        ))}
      </Flex>
    </Flex>
  );
}

function Sample({ ground, setting }: WatermarkPreviewProps & { readonly ground: string }) {
  const t = useT();
  const [image, setImage] = useState<Blob>();
  const address = useObjectUrl(image);
  const mark = JSON.stringify(watermarkOf(setting) ?? null);
  const project = useMemo(() => {
    const empty = createProject({ title: '', width: EDGE, height: EDGE });
    return { ...empty, canvas: { ...empty.canvas, background: ground } };
  }, [ground]);
  useEffect(() => {
    const abort = new AbortController();
    const watermark: Watermark | undefined = JSON.parse(mark) ?? undefined;
    const cut = {
      x: watermark?.place.endsWith('Left') ? 0 : CORNER,
      y: watermark?.place.startsWith('bottom') ? CORNER : 0,
      width: CORNER,
      height: CORNER,
    };
    paintStill({ project, time: ZERO, width: SIZE * 4, watermark, cut }, abort.signal)
      .then(imageBytes)
      .then((bytes) => !abort.signal.aborted && setImage(bytes))
      // Without a canvas there is no preview; the settings stay.
      .catch(() => undefined);
    return () => abort.abort();
  }, [mark, project]);
  return (
    <img
      src={address || undefined}
      width={SIZE}
      height={SIZE}
      alt={t('brand.watermark.preview')}
      style={{ borderRadius: 8, background: ground, border: '1px solid var(--ant-color-border-secondary)' }}
    />
  );
}
