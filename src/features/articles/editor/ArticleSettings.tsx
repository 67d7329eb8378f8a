import { Button, Flex } from 'antd';
import { useState } from 'react';
import { CropDialog } from '@/blocks/CropDialog';
import { ImagePicker } from '@/blocks/media';
import { Thumb } from '@/components/Thumb';
import { articleThemes, themeOf } from '@/domain/articles/layout';
import { textPlatforms } from '@/domain/platforms/texts';
import { useT } from '@/hooks/useT';
import { useDraft } from '../articleDocument';
import articlesStyles from '../articles.module.css';
import styles from './ArticleSettings.module.css';
import { TopicsField } from './TopicsField';

/** Look and cover of an article. */
export function ArticleSettings() {
  const t = useT();
  const [draft, set] = useDraft();
  const [dialog, setDialog] = useState<'pick' | 'crop'>();
  const chosen = themeOf(draft.layout.theme);
  return (
    <Flex component="section" vertical gap={16} style={{ paddingBlockEnd: 16 }}>
      <Flex vertical gap={8} className={articlesStyles.field}>
        {t('article.theme')}
        <fieldset className={styles.themes} aria-label={t('article.theme')}>
          {articleThemes.map((theme) => (
            <button
              key={theme.key}
              type="button"
              aria-pressed={theme.key === chosen.key}
              className={styles.theme}
              onClick={() => set({ layout: { ...draft.layout, theme: theme.key } })}
            >
              <span className={styles.themeSample} style={{ background: theme.accent }} aria-hidden />
              {theme.name}
            </button>
          ))}
        </fieldset>
      </Flex>
      <Flex vertical gap={8} className={articlesStyles.field}>
        {t('article.cover')}
        <Flex gap={12} align="center">
          <Thumb src={draft.cover} ratio={2.35} width={160} />
          <Button size="small" onClick={() => setDialog('pick')}>
            {t('article.coverPick')}
          </Button>
          {draft.cover && (
            <Button size="small" onClick={() => setDialog('crop')}>
              {t('media.crop')}
            </Button>
          )}
        </Flex>
      </Flex>
      <TopicsField />
      <ImagePicker
        open={dialog === 'pick'}
        max={1}
        goodsId={draft.goods_id}
        onClose={() => setDialog(undefined)}
        onPick={([image]) => {
          if (image) set({ cover: image.url });
          setDialog(undefined);
        }}
      />
      {dialog === 'crop' && (
        <CropDialog
          url={draft.cover}
          name={t('article.coverName')}
          ratios={textPlatforms[draft.platform].coverRatios}
          onClose={() => setDialog(undefined)}
          onMade={({ url }) => {
            set({ cover: url });
            setDialog(undefined);
          }}
        />
      )}
    </Flex>
  );
}
