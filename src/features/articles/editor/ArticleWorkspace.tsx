import { Flex, Skeleton } from 'antd';
import dayjs from 'dayjs';
import { Suspense, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { ComplianceTextArea } from '@/blocks/compliance';
import { FactSources } from '@/blocks/facts';
import { ImagePicker } from '@/blocks/media';
import { type ImageChoice, RichTextEditor } from '@/blocks/rich-text';
import { PrintSheet } from '@/components/PrintSheet';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { styledHtml, themeOf } from '@/domain/articles/layout';
import { textPlatforms } from '@/domain/platforms/texts';
import { useT } from '@/hooks/useT';
import { useDraft } from '../articleDocument';
import styles from '../articles.module.css';
import { Phone } from '../Phone';
import previewStyles from '../preview.module.css';
import { ArticleSettings } from './ArticleSettings';
import { BarActions } from './BarActions';
import { SidePanel } from './SidePanel';
import { TitleField } from './TitleField';
import { useFindings } from './useFindings';
import { useGoodsCategory } from './useGoodsCategory';

/** The article as 公众号 shows it: the very HTML that goes out, in a tree of its own that our styles do not reach. */
function ArticlePreview() {
  const t = useT();
  const [draft] = useDraft();
  return (
    <Phone label={t('article.preview')}>
      {(isDark) => (
        <div style={{ padding: '20px 16px 40px' }}>
          <Text component="h2" size={22} strong className={previewStyles.articleTitle}>
            {draft.title || t('article.untitled')}
          </Text>
          <p className={previewStyles.byline}>{t('article.byline', { date: dayjs().format('YYYY-MM-DD') })}</p>
          <Styled html={styledHtml(draft.html, themeOf(draft.layout.theme), { isDark })} />
        </div>
      )}
    </Phone>
  );
}

/** The article on paper, by day whatever the preview and the app show. */
function PrintedArticle() {
  const t = useT();
  const [draft] = useDraft();
  return (
    <PrintSheet isOnlyPaper>
      <Text component="h1" size={24} strong className={previewStyles.articleTitle}>
        {draft.title || t('article.untitled')}
      </Text>
      {draft.summary && (
        <Text component="p" type="secondary">
          {draft.summary}
        </Text>
      )}
      <Styled html={styledHtml(draft.html, themeOf(draft.layout.theme), { isPaper: true })} />
    </PrintSheet>
  );
}

function Styled({ html }: { readonly html: string }) {
  const host = useRef<HTMLDivElement>(null);
  // Before the browser lays out: a sheet is printed as soon as it stands there.
  useLayoutEffect(() => {
    const { current } = host;
    if (!current) return;
    const root = current.shadowRoot ?? current.attachShadow({ mode: 'open' });
    // Safe by construction: written by styledHtml out of an allow-list.
    root.innerHTML = html;
  }, [html]);
  return <div ref={host} />;
}

/** A long text for 公众号: title, summary, body; its look and its rules beside it. */
export function ArticleWorkspace() {
  const t = useT();
  const [draft, set] = useDraft();
  const findings = useFindings(draft);
  const category = useGoodsCategory(draft.goods_id);
  const [isPicking, setPicking] = useState(false);
  const picked = useRef<(images: readonly ImageChoice[]) => void>(undefined);
  const pick = useCallback(() => {
    setPicking(true);
    return new Promise<readonly ImageChoice[]>((resolve) => {
      picked.current = resolve;
    });
  }, []);
  const donePicking = (images: readonly ImageChoice[]) => {
    setPicking(false);
    picked.current?.(images);
    picked.current = undefined;
  };
  const rules = textPlatforms[draft.platform];
  return (
    <FactSources goodsId={draft.goods_id}>
      <GridLayout gap={24} align="start" className={styles.workspace}>
        <BarActions screen="article" />
        <div style={{ minInlineSize: 0 }}>
          <div className={styles.sheet}>
            <Flex vertical gap={16} className={styles.sheetHead}>
              <TitleField />
              <Flex vertical gap={8} className={styles.field}>
                <Flex component="span" gap={12} align="center" justify="space-between" className={styles.fieldHead}>
                  {t('article.summary')}
                  <span className={styles.soft}>{`${[...draft.summary].length}/${rules.summary?.max ?? 120}`}</span>
                </Flex>
                <ComplianceTextArea
                  platform={draft.platform}
                  category={category}
                  aria-label={t('article.summary')}
                  autoSize={{ minRows: 1, maxRows: 4 }}
                  maxLength={500}
                  value={draft.summary}
                  placeholder={t('article.summaryHint')}
                  onChange={(summary) => set({ summary })}
                />
              </Flex>
            </Flex>
            <Suspense fallback={<Skeleton active style={{ padding: 32 }} paragraph={{ rows: 10 }} />}>
              <RichTextEditor
                value={draft.html}
                onChange={(html) => set({ html })}
                label={t('article.body')}
                placeholder={t('article.bodyHint')}
                platform={draft.platform}
                category={category}
                goodsId={draft.goods_id}
                limit={rules.text.max}
                onPickImages={pick}
                onTitle={(title) => set({ title })}
                onTopics={(topics) => set({ topics: [...new Set([...draft.topics, ...topics])] })}
              />
            </Suspense>
          </div>
        </div>
        <SidePanel preview={<ArticlePreview />} settings={<ArticleSettings />} findings={findings} />
        <PrintedArticle />
        <ImagePicker open={isPicking} goodsId={draft.goods_id} onClose={() => donePicking([])} onPick={donePicking} />
      </GridLayout>
    </FactSources>
  );
}
