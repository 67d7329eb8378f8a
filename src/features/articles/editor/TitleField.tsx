import { Flex } from 'antd';
import { useMemo } from 'react';
import { ComplianceTextArea } from '@/blocks/compliance';
import { TitleOf } from '@/blocks/facts';
import { bodyText, htmlToMarkdown } from '@/domain/articles/html';
import { strictestLimit, textPlatforms, weightOf } from '@/domain/platforms/texts';
import { useT } from '@/hooks/useT';
import { useDraft } from '../articleDocument';
import styles from '../articles.module.css';
import { alsoFor } from '../draft';
import { useGoodsCategory } from './useGoodsCategory';

/** The title with its count, and who counts strictest. */
export function TitleField() {
  const t = useT();
  const [draft, set] = useDraft();
  const category = useGoodsCategory(draft.goods_id);
  const own = textPlatforms[draft.platform];
  const limit = strictestLimit([draft.platform, ...alsoFor(draft)], 'title');
  const count = weightOf(limit?.platform.counting ?? own.counting, draft.title.trim());
  // Of an article the headings and lists count; a note has nothing but its lines.
  const below = useMemo(
    () => (draft.kind === 'article' ? htmlToMarkdown(draft.html) : bodyText(draft.html)),
    [draft.kind, draft.html],
  );
  const isOver = limit !== undefined && count > limit.max;
  return (
    <Flex vertical gap={8} className={styles.field}>
      <Flex component="span" gap={12} align="center" justify="space-between" className={styles.fieldHead}>
        <span id="article-title-label">{t('article.titleLabel')}</span>
        <span className={isOver ? styles.over : styles.soft}>
          {limit ? t('article.titleCount', { count, max: limit.max, name: limit.platform.name }) : t('article.noTitle')}
        </span>
      </Flex>
      <TitleOf text={below}>
        <ComplianceTextArea
          isOneLine
          hasBar={false}
          value={draft.title}
          platform={draft.platform}
          category={category}
          aria-labelledby="article-title-label"
          placeholder={t('article.titleHint')}
          onChange={(title) => set({ title: title.slice(0, 200) })}
        />
      </TitleOf>
    </Flex>
  );
}
