import { Flex } from 'antd';
import { ComplianceTextArea } from '@/blocks/compliance';
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
  const isOver = limit !== undefined && count > limit.max;
  return (
    <Flex vertical gap={8} className={styles.field}>
      <Flex component="span" gap={12} align="center" justify="space-between" className={styles.fieldHead}>
        <span id="article-title-label">{t('article.titleLabel')}</span>
        <span className={isOver ? styles.over : styles.soft}>
          {limit ? t('article.titleCount', { count, max: limit.max, name: limit.platform.name }) : t('article.noTitle')}
        </span>
      </Flex>
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
    </Flex>
  );
}
