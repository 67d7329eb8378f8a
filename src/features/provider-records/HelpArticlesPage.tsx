import { helpArticleLimits, helpArticleProblems } from '@/domain/helpArticles';
import { useT } from '@/hooks/useT';
import { platformArticleApi } from '@/services/platform_article/api';
import type { OwnArticle } from '@/services/platform_article/schema';
import { ArticlePreview } from './ArticleField';
import { helpArticleResource } from './helpArticleResource';
import { ProviderRecordsPage } from './ProviderRecordsPage';
import { problemSentence } from './problems';

const hints = {
  publish: 'providerRecord.article.publishHint',
  withdraw: 'providerRecord.article.withdrawHint',
} as const;

const preview = ({ summary, text }: OwnArticle) => <ArticlePreview summary={summary} text={text} />;

/** What merchants read in the learning center. */
export function HelpArticlesPage() {
  const t = useT();
  return (
    <ProviderRecordsPage
      resourceOf={helpArticleResource}
      publish={platformArticleApi.publish}
      withdraw={platformArticleApi.withdraw}
      preview={preview}
      problemsOf={(row) => helpArticleProblems(row).map((problem) => problemSentence(t, problem, helpArticleLimits))}
      hints={hints}
    />
  );
}
