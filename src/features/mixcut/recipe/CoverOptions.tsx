import { Flex, Form, Segmented, Select } from 'antd';
import { useState } from 'react';
import { ImagePicker, ImageRow } from '@/blocks/media';
import { Text } from '@/components/ui/Text';
import { type CoverImage, MAX_COVERS, type MixCovers } from '@/domain/mixcut/covers';
import { useT } from '@/hooks/useT';
import { useRecipe } from './recipeDocument';

const choices = ['opening', 'frame', 'images'] as const;
type Choice = (typeof choices)[number];

const coversFor = (choice: Choice, groupId: string): MixCovers | undefined => {
  if (choice === 'opening') return undefined;
  return choice === 'frame' ? { from: 'frame', groupId } : { from: 'images', images: [] };
};

/** What the covers of the videos show: how each begins, its clip of one position, or own images in turn. */
export function CoverOptions() {
  const t = useT();
  const { recipe, set } = useRecipe();
  const { covers, groups } = recipe;
  const choice: Choice = covers?.from ?? 'opening';
  const nameOf = (id: string): string => {
    const index = groups.findIndex((group) => group.id === id);
    return groups[index]?.name || t('mixcut.group.number', { number: index + 1 });
  };
  const [first] = groups.filter(({ clips }) => clips.length > 0);
  return (
    <Form.Item label={t('mixcut.cover.title')} extra={t(`mixcut.cover.${choice}Help`)}>
      <Flex vertical gap={8} align="start">
        <Segmented
          aria-label={t('mixcut.cover.title')}
          options={choices.map((value) => ({ value, label: t(`mixcut.cover.${value}`) }))}
          value={choice}
          onChange={(next) => set({ covers: coversFor(next, first?.id ?? '') })}
        />
        {covers?.from === 'frame' && (
          <Select
            aria-label={t('mixcut.cover.group')}
            value={groups.some(({ id }) => id === covers.groupId) ? covers.groupId : null}
            placeholder={t('mixcut.cover.opening')}
            options={groups.map(({ id }) => ({ value: id, label: nameOf(id) }))}
            onChange={(groupId: string | null) => set({ covers: { from: 'frame', groupId: groupId ?? '' } })}
          />
        )}
        {covers?.from === 'images' && (
          <CoverImages images={covers.images} onChange={(images) => set({ covers: { from: 'images', images } })} />
        )}
      </Flex>
    </Form.Item>
  );
}

interface CoverImagesProps {
  readonly images: readonly CoverImage[];
  readonly onChange: (images: readonly CoverImage[]) => void;
}

function CoverImages({ images, onChange }: CoverImagesProps) {
  const t = useT();
  const [isPicking, setPicking] = useState(false);
  return (
    <>
      <ImageRow
        images={images.map(({ fileId, ...image }) => ({ ...image, id: fileId }))}
        max={MAX_COVERS}
        onAdd={() => setPicking(true)}
        onChange={(next) => onChange(next.map(({ id, name, url }) => ({ fileId: id, name, url })))}
      />
      {images.length === 0 && <Text type="secondary">{t('mixcut.cover.noImages')}</Text>}
      <ImagePicker
        open={isPicking}
        max={MAX_COVERS - images.length}
        onClose={() => setPicking(false)}
        onPick={(picked) => {
          setPicking(false);
          const known = new Set(images.map(({ url }) => url));
          const fresh = picked
            .filter(({ url }) => !known.has(url))
            .map(({ file_id: id, name, url }) => ({ fileId: id ?? url, name, url }));
          onChange([...images, ...fresh].slice(0, MAX_COVERS));
        }}
      />
    </>
  );
}
