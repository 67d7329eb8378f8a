import { FontSizeOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { CropDialog } from '@/blocks/CropDialog';
import { FactSources } from '@/blocks/facts';
import { ImagePicker, ImageRow, type PickedImage } from '@/blocks/media';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { textPlatforms } from '@/domain/platforms/texts';
import { useT } from '@/hooks/useT';
import type { ArticleImage } from '@/services/article/schema';
import { newId } from '@/utils/newId';
import { useDraft } from '../articleDocument';
import styles from '../articles.module.css';
import { type MadeImage, TextCoverDialog } from '../cover/TextCoverDialog';
import { NotePreview } from '../NotePreview';
import { BarActions } from './BarActions';
import { NoteBody } from './NoteBody';
import { SidePanel } from './SidePanel';
import { TitleField } from './TitleField';
import { TopicsField } from './TopicsField';
import { useFindings } from './useFindings';

type Dialog = { readonly kind: 'pick' | 'text' } | { readonly kind: 'crop'; readonly image: ArticleImage };

const imageOf = ({ url, name, file_id, width, height }: PickedImage): ArticleImage => ({
  id: newId(),
  url,
  name: name.slice(0, 200),
  alt: '',
  ...(file_id ? { file_id } : {}),
  ...(width && height ? { width: Math.round(width), height: Math.round(height) } : {}),
});

/** A note or post: words, images in their order, a cover; as its platform will show it beside it. */
export function NoteWorkspace() {
  const t = useT();
  const [draft, set] = useDraft();
  const findings = useFindings(draft);
  const [dialog, setDialog] = useState<Dialog>();
  const rules = textPlatforms[draft.platform];
  const images = [...draft.images];
  const coverUrl = draft.cover || images[0]?.url || '';
  const cover = images.find(({ url }) => url === coverUrl);
  const close = () => setDialog(undefined);
  const change = (next: ArticleImage[]) =>
    set({ images: next, cover: next.some(({ url }) => url === draft.cover) ? draft.cover : (next[0]?.url ?? '') });
  const addCover = (made: MadeImage) => {
    set({ images: [imageOf(made), ...images], cover: made.url });
    close();
  };
  const cropped = (old: ArticleImage, made: MadeImage) => {
    const next = images.map((image) => (image.id === old.id ? { ...imageOf(made), id: old.id } : image));
    set({ images: next, cover: coverUrl === old.url ? made.url : draft.cover });
    close();
  };
  return (
    <FactSources goodsId={draft.goods_id}>
      <GridLayout gap={24} align="start" className={styles.workspace}>
        <BarActions screen="note" />
        <div style={{ minInlineSize: 0 }}>
          <Flex vertical gap={24} className={`${styles.sheet} ${styles.note}`}>
            <section aria-label={t('article.images')}>
              <Flex gap={12} align="center" justify="space-between" className={styles.fieldHead}>
                <Text strong>
                  {t('article.images')} <span className={styles.soft}>{`${images.length}/${rules.images.max}`}</span>
                </Text>
                <Button
                  size="small"
                  icon={<FontSizeOutlined aria-hidden />}
                  onClick={() => setDialog({ kind: 'text' })}
                >
                  {t('article.textCover')}
                </Button>
              </Flex>
              <ImageRow
                images={images}
                max={rules.images.max}
                coverUrl={coverUrl}
                onChange={change}
                onAdd={() => setDialog({ kind: 'pick' })}
                onCover={({ url }) => set({ cover: url })}
                onCrop={(image) => setDialog({ kind: 'crop', image })}
              />
            </section>
            {rules.title && <TitleField />}
            <NoteBody />
            <TopicsField />
          </Flex>
        </div>
        <SidePanel
          preview={<NotePreview />}
          findings={findings}
          {...(cover ? { onCropCover: () => setDialog({ kind: 'crop', image: cover }) } : {})}
        />
        <ImagePicker
          open={dialog?.kind === 'pick'}
          max={Math.max(1, rules.images.max - images.length)}
          goodsId={draft.goods_id}
          onClose={close}
          onPick={(chosen) => {
            change([...images, ...chosen.map(imageOf)]);
            close();
          }}
        />
        {dialog?.kind === 'text' && <TextCoverDialog title={draft.title} onClose={close} onMade={addCover} />}
        {dialog?.kind === 'crop' && (
          <CropDialog
            url={dialog.image.url}
            name={dialog.image.name}
            ratios={rules.coverRatios}
            onClose={close}
            onMade={(made) => cropped(dialog.image, made)}
          />
        )}
      </GridLayout>
    </FactSources>
  );
}
