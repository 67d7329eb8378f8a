import { Button, Flex } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { CropDialog } from '@/blocks/CropDialog';
import { Thumb } from '@/components/Thumb';
import { Text } from '@/components/ui/Text';
import { FileInput } from '@/components/upload/FileInput';
import { PendingTile } from '@/components/upload/PendingTile';
import { useMediaUploads } from '@/components/upload/useMediaUploads';
import { loginImageRule } from '@/domain/brand';
import { useT } from '@/hooks/useT';
import { HEIC_TYPES, readableImage } from '@/lib/heic/heicImage';
import { releaseObjectUrl } from '@/lib/objectUrl';
import { recordFile } from '@/services/file/storeFile';

interface LoginImageFieldProps {
  /** Given by Form.Item. */
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (url: string) => void;
  readonly label: string;
}

const { ratio, minWidth, storedWidth, maxMB } = loginImageRule;
const types = ['image/jpeg', 'image/png', 'image/webp'];

type Problem = 'heic' | 'type' | 'large' | 'broken' | 'small';

/** Looks into a file before it is cut. @returns what is wrong with it */
async function problemOf(file: File): Promise<Problem | undefined> {
  if (!types.includes(file.type)) return 'type';
  if (file.size > maxMB * 1024 * 1024) return 'large';
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return 'broken';
  const isSmall = bitmap.width < minWidth || bitmap.height < (minWidth * ratio[1]) / ratio[0];
  bitmap.close();
  return isSmall ? 'small' : undefined;
}

/** The picture beside the sign-in form: cut to what that page shows, and sent by the queue of uploads. */
export function LoginImageField({ id, value = '', onChange, label }: LoginImageFieldProps) {
  const t = useT();
  const picker = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ readonly url: string; readonly name: string }>();
  const [problem, setProblem] = useState<Problem>();
  useEffect(() => {
    if (chosen) return () => releaseObjectUrl(chosen.url);
  }, [chosen]);
  const uploads = useMediaUploads({
    maxSizeMB: maxMB,
    record: ({ hash = '', ...file }) => recordFile({ ...file, url: '', hash }, {}),
    onDone: ({ url }) => onChange?.(url),
  });
  const choose = async (given: File | undefined) => {
    if (!given) return;
    const file = await readableImage(given).catch(() => undefined);
    const found = file ? await problemOf(file) : 'heic';
    setProblem(found);
    if (file && !found) setChosen({ url: URL.createObjectURL(file), name: file.name });
  };
  return (
    <Flex vertical gap={8}>
      <Flex gap={12} align="center" wrap>
        {value && <Thumb src={value} ratio={ratio[0] / ratio[1]} width={72} />}
        <Button onClick={() => picker.current?.click()}>{t('brand.login_image.choose')}</Button>
        {value && <Button onClick={() => onChange?.('')}>{t('brand.login_image.remove')}</Button>}
        <FileInput
          ref={picker}
          id={id}
          accept={[...types, HEIC_TYPES].join(',')}
          aria-label={label}
          onFiles={([file]) => void choose(file)}
        />
      </Flex>
      {uploads.pending.length > 0 && (
        <Flex component="ul" style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {uploads.pending.map((item) => (
            <PendingTile
              key={item.id}
              item={item}
              onPause={() => uploads.pause(item.id)}
              onResume={() => uploads.resume(item.id)}
              onCancel={() => uploads.cancel(item.id)}
            />
          ))}
        </Flex>
      )}
      <Text type="secondary">{t('brand.login_image.hint', { width: minWidth, size: maxMB })}</Text>
      <div role="alert">
        {problem && (
          <Text type="danger">
            {t(problem === 'heic' ? 'upload.heic' : `brand.login_image.${problem}`, { width: minWidth, size: maxMB })}
          </Text>
        )}
      </div>
      {chosen && (
        <CropDialog
          url={chosen.url}
          name={chosen.name}
          ratios={[ratio]}
          maxWidth={storedWidth}
          onClose={() => setChosen(undefined)}
          onCropped={(file, size) => {
            uploads.add(file, { kind: 'image', ...size }, URL.createObjectURL(file));
            setChosen(undefined);
          }}
        />
      )}
    </Flex>
  );
}
