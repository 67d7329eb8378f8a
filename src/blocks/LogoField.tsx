import { Avatar, Button, Flex, Upload } from 'antd';
import { type ReactNode, useState } from 'react';
import { Text } from '@/components/ui/Text';
import { LOGO_TYPES, type LogoProblem, logoProblem, MAX_LOGO_BYTES } from '@/domain/brand';
import { type MessageId, useT } from '@/hooks/useT';

interface LogoFieldProps {
  /** Given by Form.Item. */
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (logo: string) => void;
  readonly label: string;
  /** Shown while there is none. */
  readonly fallback?: ReactNode;
}

const sentences: Readonly<Record<LogoProblem, MessageId>> = {
  kind: 'brand.logo.kind',
  large: 'brand.logo.large',
  broken: 'brand.logo.broken',
  script: 'brand.logo.script',
};

const readDataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** A small image that travels with its record itself: a brand's logo is shown before anybody has signed in. */
export function LogoField({ id, value = '', onChange, label, fallback }: LogoFieldProps) {
  const t = useT();
  const [problem, setProblem] = useState<LogoProblem>();

  const take = async (file: File) => {
    // A file of many megabytes is not even read.
    if (file.size > MAX_LOGO_BYTES) return setProblem('large');
    const logo = await readDataUrl(file).catch(() => '');
    const found = logo ? logoProblem(logo) : 'broken';
    setProblem(found);
    if (!found) onChange?.(logo);
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
          accept={LOGO_TYPES}
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
