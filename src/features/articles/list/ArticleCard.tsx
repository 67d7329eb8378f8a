import { Link } from '@umijs/max';
import { Button } from 'antd';
import type { ResourceTools } from '@/components/resource/types';
import { Thumb } from '@/components/Thumb';
import { textPlatformName } from '@/domain/platforms/texts';
import { formatShortMinute } from '@/hooks/useDates';
import { articleAddress } from '@/services/article/address';
import type { ArticleSummary } from '@/services/article/schema';
import styles from '../articles.module.css';
import { ArticleState } from './ArticleState';
import { CopyButton } from './CopyButton';

interface ArticleCardProps {
  readonly article: ArticleSummary;
  readonly tools: ResourceTools<ArticleSummary>;
}

/** A text by its cover, or by its first words where it has none. */
export function ArticleCard({ article, tools }: ArticleCardProps) {
  const { t } = tools;
  const title = article.title || article.excerpt.slice(0, 40) || t('article.untitled');
  return (
    <>
      <Link to={articleAddress(article)} aria-label={title}>
        {article.cover ? (
          <Thumb src={article.cover} ratio={4 / 3} />
        ) : (
          <span className={styles.words}>{article.excerpt.slice(0, 60) || title}</span>
        )}
      </Link>
      <div className={styles.cardBody}>
        <strong className={styles.nameText}>{title}</strong>
        <p className={styles.excerpt}>{article.excerpt}</p>
        <div className={styles.cardRow}>
          <span className={styles.soft}>
            {textPlatformName(article.platform)} · {formatShortMinute(article.updated_at)}
          </span>
          <ArticleState article={article} tools={tools} />
        </div>
        <div className={styles.cardRow}>
          <CopyButton article={article} tools={tools} />
          {tools.canRemove([article]) && (
            <Button type="text" size="small" onClick={() => void tools.remove([article])}>
              {t('common.delete')}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}
