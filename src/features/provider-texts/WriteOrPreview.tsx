import { Flex, Segmented } from 'antd';
import { type ReactNode, useState } from 'react';
import { useT } from '@/hooks/useT';

interface WriteOrPreviewProps {
  readonly id: string | undefined;
  readonly editor: ReactNode;
  readonly preview: ReactNode;
}

/** A text that is written, and looked at as a merchant before it is saved. */
export function WriteOrPreview({ id, editor, preview }: WriteOrPreviewProps) {
  const t = useT();
  const [mode, setMode] = useState<'write' | 'preview'>('write');
  return (
    <Flex vertical gap={12} id={id}>
      <div>
        <Segmented
          aria-label={t('providerText.mode')}
          // It changes what is seen and nothing that is kept.
          disabled={false}
          value={mode}
          options={(['write', 'preview'] as const).map((value) => ({ value, label: t(`providerText.mode.${value}`) }))}
          onChange={setMode}
        />
      </div>
      {mode === 'write' ? editor : preview}
    </Flex>
  );
}
