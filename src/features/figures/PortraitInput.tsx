import { Flex } from 'antd';
import { useFormBusy } from '@/components/resource/formBusy';
import { Text } from '@/components/ui/Text';
import { MediaUpload } from '@/components/upload/MediaUpload';
import type { MediaItem } from '@/components/upload/types';
import { useT } from '@/hooks/useT';
import { shownByCaller } from '@/lib/request';
import type { Portrait } from '@/services/figure/schema';
import { fileApi } from '@/services/file/api';
import { usualMarks } from './figureForm';
import { PortraitMarker } from './PortraitMarker';

interface PortraitInputProps {
  readonly value?: Portrait;
  readonly onChange: (value: Portrait | undefined) => void;
}

/** A person's photograph, and where its mouth and eyes are. */
export function PortraitInput({ value, onChange }: PortraitInputProps) {
  const t = useT();
  const take = ([item]: readonly MediaItem[]) => {
    if (!item?.file_id) return onChange(undefined);
    const { file_id, url, width = 1, height = 1 } = item;
    onChange({ file_id, url, width, height, marks: usualMarks });
  };
  const items: MediaItem[] = value ? [{ kind: 'image', name: t('figures.portrait'), ...value }] : [];
  return (
    <Flex vertical gap={12} style={{ minInlineSize: 0 }}>
      <Text component="p" type="secondary" size="small">
        {t('figures.photoHint')}
      </Text>
      <MediaUpload
        accept={['image']}
        max={1}
        maxSizeMB={20}
        value={items}
        onChange={take}
        record={(file) => fileApi.save(file, shownByCaller)}
        onBusyChange={useFormBusy()}
      />
      {value && <PortraitMarker portrait={value} onChange={(marks) => onChange({ ...value, marks })} />}
    </Flex>
  );
}
