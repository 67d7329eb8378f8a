import { FontSizeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { type PickedPicture, PicturePicker, PictureRow } from '@/blocks/media';
import { textPlatforms } from '@/domain/platforms/texts';
import { useT } from '@/hooks/useT';
import type { ArticlePicture } from '@/services/article/schema';
import { newId } from '@/utils/newId';
import styles from '../articles.module.css';
import { CropDialog } from '../cover/CropDialog';
import { type MadePicture, TextCoverDialog } from '../cover/TextCoverDialog';
import { useDraft } from '../model/SessionContext';
import { NotePreview } from '../preview/NotePreview';
import { BarActions } from './BarActions';
import { NoteBody } from './NoteBody';
import { SidePanel } from './SidePanel';
import { TitleField } from './TitleField';
import { TopicsField } from './TopicsField';
import { useFindings } from './useFindings';

type Dialog = { readonly kind: 'pick' | 'text' } | { readonly kind: 'crop'; readonly picture: ArticlePicture };

const pictureOf = ({ url, name, file_id, width, height }: PickedPicture): ArticlePicture => ({
  id: newId(),
  url,
  name: name.slice(0, 200),
  alt: '',
  ...(file_id ? { file_id } : {}),
  ...(width && height ? { width: Math.round(width), height: Math.round(height) } : {}),
});

/** A note or post: words, pictures in their order, a cover; as its platform will show it beside it. */
export function NoteWorkspace() {
  const t = useT();
  const [draft, set] = useDraft();
  const findings = useFindings(draft);
  const [dialog, setDialog] = useState<Dialog>();
  const rules = textPlatforms[draft.platform];
  const pictures = [...draft.pictures];
  const coverUrl = draft.cover || pictures[0]?.url || '';
  const cover = pictures.find(({ url }) => url === coverUrl);
  const close = () => setDialog(undefined);
  const change = (next: ArticlePicture[]) =>
    set({ pictures: next, cover: next.some(({ url }) => url === draft.cover) ? draft.cover : (next[0]?.url ?? '') });
  const addCover = (made: MadePicture) => {
    set({ pictures: [pictureOf(made), ...pictures], cover: made.url });
    close();
  };
  const cropped = (old: ArticlePicture, made: MadePicture) => {
    const next = pictures.map((picture) => (picture.id === old.id ? { ...pictureOf(made), id: old.id } : picture));
    set({ pictures: next, cover: coverUrl === old.url ? made.url : draft.cover });
    close();
  };
  return (
    <div className={styles.workspace}>
      <BarActions screen="note" />
      <div className={styles.main}>
        <div className={`${styles.sheet} ${styles.note}`}>
          <section aria-label={t('article.pictures')}>
            <div className={styles.fieldHead}>
              <span className={styles.label}>
                {t('article.pictures')}{' '}
                <span className={styles.soft}>{`${pictures.length}/${rules.pictures.max}`}</span>
              </span>
              <Button size="small" icon={<FontSizeOutlined aria-hidden />} onClick={() => setDialog({ kind: 'text' })}>
                {t('article.textCover')}
              </Button>
            </div>
            <PictureRow
              pictures={pictures}
              max={rules.pictures.max}
              coverUrl={coverUrl}
              onChange={change}
              onAdd={() => setDialog({ kind: 'pick' })}
              onCover={({ url }) => set({ cover: url })}
              onCrop={(picture) => setDialog({ kind: 'crop', picture })}
            />
          </section>
          {rules.title && <TitleField />}
          <NoteBody />
          <TopicsField />
        </div>
      </div>
      <SidePanel
        preview={<NotePreview />}
        findings={findings}
        {...(cover ? { onCropCover: () => setDialog({ kind: 'crop', picture: cover }) } : {})}
      />
      <PicturePicker
        open={dialog?.kind === 'pick'}
        max={Math.max(1, rules.pictures.max - pictures.length)}
        goodsId={draft.goods_id}
        onClose={close}
        onPick={(chosen) => {
          change([...pictures, ...chosen.map(pictureOf)]);
          close();
        }}
      />
      {dialog?.kind === 'text' && <TextCoverDialog title={draft.title} onClose={close} onMade={addCover} />}
      {dialog?.kind === 'crop' && (
        <CropDialog
          url={dialog.picture.url}
          name={dialog.picture.name}
          ratios={rules.coverRatios}
          onClose={close}
          onMade={(made) => cropped(dialog.picture, made)}
        />
      )}
    </div>
  );
}
