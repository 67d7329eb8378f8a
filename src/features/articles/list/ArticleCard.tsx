import { Button, Flex } from 'antd';
import { PageLink } from '@/components/PageLink';
import type { ResourceTools } from '@/components/resource/types';
import { Thumb } from '@/components/Thumb';
import { Text } from '@/components/ui/Text';
import { textPlatformName } from '@/domain/platforms/texts';
import { formatShortMinute } from '@/hooks/useDates';
import { articleAddress } from '@/services/article/address';
import type { ArticleSummary } from '@/services/article/schema';
import articlesStyles from '../articles.module.css';
import styles from './ArticleCard.module.css';
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
      <PageLink keepsText to={articleAddress(article)} aria-label={title}>
        {article.cover ? (
          <Thumb src={article.cover} ratio={4 / 3} />
        ) : (
          <Flex component="span" align="end" className={styles.words}>
            <Text component="span" size={16} strong ellipsis={4}>
              {article.excerpt.slice(0, 60) || title}
            </Text>
          </Flex>
        )}
      </PageLink>
      <Flex vertical gap={8} flex={1} style={{ padding: 12 }}>
        <Text component="strong" strong ellipsis={2}>
          {title}
        </Text>
        <Text component="p" type="secondary" ellipsis={3}>
          {article.excerpt}
        </Text>
        <Flex gap={8} align="center" justify="space-between" style={{ marginBlockStart: 'auto' }}>
          <span className={articlesStyles.soft}>
            {textPlatformName(article.platform)} · {formatShortMinute(article.updated_at)}
          </span>
          <ArticleState article={article} tools={tools} />
        </Flex>
        <Flex gap={8} align="center" justify="space-between">
          <CopyButton article={article} tools={tools} />
          {tools.canRemove([article]) && (
            <Button type="text" size="small" onClick={() => void tools.remove([article])}>
              {t('common.delete')}
            </Button>
          )}
        </Flex>
      </Flex>
    </>
  );
}
