import { Button, Flex } from 'antd';
import { useRef, useState } from 'react';
import { ImagePicker } from '@/blocks/media';
import { Thumb } from '@/components/Thumb';
import { Text } from '@/components/ui/Text';
import { FileInput } from '@/components/upload/FileInput';
import { type PlatformId, platforms } from '@/domain/platforms';
import { useT } from '@/hooks/useT';
import { HEIC_TYPES } from '@/lib/heic/heicImage';
import { type CoverSource, CropCover } from '../repair';
import { useComposer } from '../useComposer';
import styles from './editor.module.css';
import { Field, type FieldLink } from './Field';

interface Props {
  readonly id: string;
  readonly link: FieldLink | undefined;
  readonly errors: readonly string[];
  /** Empty = the video's own. */
  readonly value: string;
  /** Whose shape the cover gets. */
  readonly platform: PlatformId | undefined;
  readonly onChange: (cover: string) => void;
}

interface Cropping {
  readonly from: CoverSource;
  readonly given?: File;
}

/** The image that stands for the video: its own, a frame of it, one of the library or of one's own computer. */
export function CoverField({ value, platform = 'douyin', onChange, ...field }: Props) {
  const t = useT();
  const [isPicking, setIsPicking] = useState(false);
  const [cropping, setCropping] = useState<Cropping>();
  const input = useRef<HTMLInputElement>(null);
  const {
    content: { draft },
    videos: { find: videoOf },
  } = useComposer();
  const video = draft && videoOf(draft.videoId);
  const goods = video?.source.findLast(({ type }) => type === 'goods')?.id;
  const shown = value || video?.cover || '';
  const [width, height] = platforms[platform].cover.ratios[0] ?? [3, 4];
  return (
    <Field {...field} label={t('composer.cover')}>
      <Flex gap={16} align="flex-start">
        <Thumb src={shown} ratio={width / height} width={width > height ? 128 : 80} />
        <Flex vertical gap={8} style={{ minInlineSize: 0 }}>
          <Flex gap={8} wrap>
            {video && (
              <Button
                id={field.id}
                aria-label={t('composer.coverFrame')}
                onClick={() => setCropping({ from: 'frame' })}
              >
                {t('composer.coverFrame')}
              </Button>
            )}
            {shown && <Button onClick={() => setCropping({ from: 'cover' })}>{t('composer.coverCrop')}</Button>}
            <Button onClick={() => input.current?.click()}>{t('composer.coverUpload')}</Button>
            <Button onClick={() => setIsPicking(true)}>{t('composer.coverLibrary')}</Button>
          </Flex>
          {value === '' ? (
            <Text type="secondary" size="small">
              {t('composer.coverOwn')}
            </Text>
          ) : (
            <Button type="link" size="small" className={styles.coverReset ?? ''} onClick={() => onChange('')}>
              {t('composer.coverReset')}
            </Button>
          )}
        </Flex>
      </Flex>
      <FileInput
        ref={input}
        accept={`image/jpeg,image/png,image/webp,${HEIC_TYPES}`}
        aria-label={t('composer.coverUpload')}
        onFiles={([file]) => file && setCropping({ from: 'upload', given: file })}
      />
      {cropping && (
        <CropCover
          open
          platform={platform}
          coverUrl={shown}
          video={video}
          {...cropping}
          onClose={() => setCropping(undefined)}
          onDone={({ url }) => {
            setCropping(undefined);
            onChange(url);
          }}
        />
      )}
      <ImagePicker
        open={isPicking}
        max={1}
        goodsId={goods}
        onClose={() => setIsPicking(false)}
        onPick={([image]) => {
          setIsPicking(false);
          if (image) onChange(image.url);
        }}
      />
    </Field>
  );
}
