import { UploadOutlined } from '@ant-design/icons';
import { Button, Flex, Segmented } from 'antd';
import { type ReactNode, useRef } from 'react';
import { Text } from '@/components/ui/Text';
import { FileInput } from '@/components/upload/FileInput';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';

export type Scope = 'all' | 'own' | 'stars';

interface OwnBarProps {
  readonly scope: Scope;
  readonly onScope: (scope: Scope) => void;
  /** File types of the picker, as `accept` takes them. */
  readonly accept: string;
  readonly isUploading: boolean;
  readonly onUpload: (files: readonly File[]) => void;
  readonly note: string;
  /** Further filters. */
  readonly children?: ReactNode;
}

/** Whose materials are shown, and the way to bring one's own. */
export function OwnBar({ scope, onScope, accept, isUploading, onUpload, note, children }: OwnBarProps) {
  const t = useT();
  const can = useCan();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Flex gap="8px 12px" align="center" wrap>
      <Segmented
        value={scope}
        onChange={onScope}
        options={[
          { value: 'all', label: t('material.all') },
          { value: 'own', label: t('material.own') },
          { value: 'stars', label: t('material.favorites') },
        ]}
      />
      {children}
      {can('material.save') && (
        <Button icon={<UploadOutlined aria-hidden />} loading={isUploading} onClick={() => input.current?.click()}>
          {t('material.upload')}
        </Button>
      )}
      <Text type="secondary" size={13}>
        {note}
      </Text>
      <FileInput ref={input} multiple accept={accept} aria-label={t('material.upload')} onFiles={onUpload} />
    </Flex>
  );
}
