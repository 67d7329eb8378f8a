import { UserOutlined } from '@ant-design/icons';
import { Avatar, Button, Flex } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Text } from '@/components/ui/Text';
import { FileInput } from '@/components/upload/FileInput';
import { useT } from '@/hooks/useT';
import { readableImage } from '@/lib/heic/heicImage';
import { releaseObjectUrl } from '@/lib/objectUrl';
import { CropDialog } from './CropDialog';

interface SquareImageInputProps {
  readonly value?: string;
  readonly onChange?: (url: string) => void;
  /** What the image is of, for those who do not see it. */
  readonly label: string;
  readonly hint?: string;
  readonly disabled?: boolean;
}

const MAX_MB = 20;
/** Pixels; shown at 24 to 96. */
const STORED_WIDTH = 512;
const square = [[1, 1]] as const;

/** A portrait or logo: chosen from the disk, cut to a square and stored at once. */
export function SquareImageInput({ value, onChange, label, hint, disabled = false }: SquareImageInputProps) {
  const t = useT();
  const picker = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ readonly url: string; readonly name: string }>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    if (chosen) return () => releaseObjectUrl(chosen.url);
  }, [chosen]);

  const choose = async (given: File | undefined) => {
    if (!given) return;
    const file = await readableImage(given).catch(() => undefined);
    if (!file) return setProblem(t('upload.heic'));
    if (!file.type.startsWith('image/')) return setProblem(t('accountCenter.image.type'));
    if (file.size > MAX_MB * 1024 * 1024) return setProblem(t('accountCenter.image.large', { size: MAX_MB }));
    setProblem('');
    setChosen({ url: URL.createObjectURL(file), name: file.name });
  };
  return (
    <Flex gap={16} align="center" wrap>
      <Avatar shape="square" size={72} src={value || undefined} icon={<UserOutlined />} alt={label} />
      <Flex vertical gap={4} align="flex-start">
        {!disabled && <Button onClick={() => picker.current?.click()}>{t('accountCenter.image.choose')}</Button>}
        <FileInput
          ref={picker}
          accept="image/*,.heic,.heif"
          aria-label={label}
          onFiles={([file]) => void choose(file)}
        />
        {hint && (
          <Text type="secondary" size="small">
            {hint}
          </Text>
        )}
        {problem && (
          <Text type="danger" size="small" role="alert">
            {problem}
          </Text>
        )}
      </Flex>
      {chosen && (
        <CropDialog
          url={chosen.url}
          name={chosen.name}
          ratios={square}
          maxWidth={STORED_WIDTH}
          onClose={() => setChosen(undefined)}
          onMade={({ url }) => {
            setChosen(undefined);
            onChange?.(url);
          }}
        />
      )}
    </Flex>
  );
}
