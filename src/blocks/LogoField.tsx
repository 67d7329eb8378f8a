import { Avatar, Button, Flex, Upload } from 'antd';
import { type ReactNode, useState } from 'react';
import { Text } from '@/components/ui/Text';
import { LOGO_TYPES, type LogoProblem, logoProblem, MAX_LOGO_BYTES } from '@/domain/brand';
import { type MessageId, useT } from '@/hooks/useT';
import { toDataUrl } from '@/lib/dataUrl';
import { HEIC_TYPES, isHeicName, readableImage } from '@/lib/heic/heicImage';
import { releaseObjectUrl } from '@/lib/objectUrl';

interface LogoFieldProps {
  /** Given by Form.Item. */
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (logo: string) => void;
  readonly label: string;
  /** Made a PNG here: for what draws images without the page, where an SVG cannot be read. */
  readonly isPng?: boolean;
  /** Shown while there is none. */
  readonly fallback?: ReactNode;
}

type Problem = LogoProblem | 'heic';

const sentences: Readonly<Record<Problem, MessageId>> = {
  heic: 'upload.heic',
  kind: 'brand.logo.kind',
  large: 'brand.logo.large',
  broken: 'brand.logo.broken',
  script: 'brand.logo.script',
};

/** Pixels of the longer edge: twice what a video of 1080 shows of it. */
const PNG_EDGE = 480;
/** Below it an image of that size stays under the limit of bytes, noise excepted. */
const SMALL_EDGE = 160;

/** Bytes of a photo that is made small here: a phone's has some 5 MB. */
const MAX_PHOTO_BYTES = 20 * 1024 * 1024;

/** Draws an image anew, small. @returns '' where even then it is too large @throws where it cannot be decoded */
async function drawSmall(address: string, type: 'image/png' | 'image/jpeg'): Promise<string> {
  const image = Object.assign(new Image(), { src: address });
  await image.decode();
  // An SVG without a size of its own has none.
  const [width, height] = [image.naturalWidth || PNG_EDGE, image.naturalHeight || PNG_EDGE];
  for (const edge of [PNG_EDGE, SMALL_EDGE]) {
    const scale = Math.min(edge / Math.max(width, height), image.naturalWidth ? 1 : edge);
    const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
    const canvas = Object.assign(document.createElement('canvas'), size);
    canvas.getContext('2d')?.drawImage(image, 0, 0, size.width, size.height);
    const drawn = canvas.toDataURL(type);
    if (logoProblem(drawn) === undefined) return drawn;
  }
  return '';
}

/** Whether a raster can be drawn from its first line to its last: head and end alone do not tell. */
async function isDrawable(file: Blob): Promise<boolean> {
  try {
    const bitmap = await createImageBitmap(file);
    bitmap.close();
    return true;
  } catch {
    return false;
  }
}

/** A small image that travels with its record itself: a brand's logo is shown before anybody has signed in. */
export function LogoField({ id, value = '', onChange, label, isPng = false, fallback }: LogoFieldProps) {
  const t = useT();
  const [problem, setProblem] = useState<Problem>();

  const takePhoto = async (file: File) => {
    if (file.size > MAX_PHOTO_BYTES) return setProblem('large');
    const photo = await readableImage(file).catch(() => undefined);
    if (!photo) return setProblem('heic');
    const address = URL.createObjectURL(photo);
    const drawn = await drawSmall(address, isPng ? 'image/png' : 'image/jpeg').catch(() => '');
    releaseObjectUrl(address);
    setProblem(drawn ? undefined : 'heic');
    if (drawn) onChange?.(drawn);
  };
  const take = async (file: File) => {
    if (isHeicName(file)) return takePhoto(file);
    // A file of many megabytes is not even read.
    if (file.size > MAX_LOGO_BYTES) return setProblem('large');
    const logo = await toDataUrl(file).catch(() => '');
    const found = logo ? logoProblem(logo) : 'broken';
    if (found) return setProblem(found);
    if (!isPng) {
      const isFine = file.type === 'image/svg+xml' || (await isDrawable(file));
      setProblem(isFine ? undefined : 'broken');
      if (isFine) onChange?.(logo);
      return;
    }
    const drawn = await drawSmall(logo, 'image/png').catch(() => '');
    setProblem(drawn ? undefined : 'broken');
    if (drawn) onChange?.(drawn);
  };
  return (
    <Flex vertical gap={4}>
      <Flex gap={12} align="center" wrap>
        <Avatar
          shape="square"
          size={56}
          src={value || (fallback ? undefined : '/logo.svg')}
          icon={fallback}
          alt={label}
        />
        <Upload
          id={id}
          accept={`${LOGO_TYPES},${HEIC_TYPES}`}
          showUploadList={false}
          beforeUpload={(file) => {
            void take(file);
            return false;
          }}
        >
          <Button>{t('brand.logo.choose')}</Button>
        </Upload>
      </Flex>
      <Text type="secondary">{t('brand.logo.hint')}</Text>
      <div role="alert">{problem && <Text type="danger">{t(sentences[problem])}</Text>}</div>
    </Flex>
  );
}
