import { useNavigate, useSearchParams } from '@umijs/max';
import { Button, Flex } from 'antd';
import { PageLink } from '@/components/PageLink';
import { defineResource } from '@/components/resource/defineResource';
import { madeFilters } from '@/components/resource/madeFilters';
import { ResourcePage } from '@/components/resource/ResourcePage';
import { Thumb } from '@/components/Thumb';
import { Text } from '@/components/ui/Text';
import { articleKinds, articleStates } from '@/domain/articles';
import { textPlatformName } from '@/domain/platforms/texts';
import { formatMinute } from '@/hooks/useDates';
import { articleAddress } from '@/services/article/address';
import { articleApi } from '@/services/article/api';
import type { ArticleSummary } from '@/services/article/schema';
import styles from '../articles.module.css';
import { ArticleCard } from './ArticleCard';
import { ArticleState } from './ArticleState';
import { CopyButton } from './CopyButton';
import { StartDrawer } from './StartDrawer';

const articleResource = defineResource<ArticleSummary>({
  key: 'article',
  title: 'article.title',
  subtitle: 'article.subtitle',
  search: 'article.search',
  nameOf: (article) => article.title || article.excerpt.slice(0, 20),
  actions: { save: 'article.save', remove: 'article.delete' },
  manageKey: 'article.manage',
  defaultView: 'cards',
  calls: {
    data: articleApi.data as never,
    save: articleApi.save as never,
    remove: articleApi.delete,
    restore: articleApi.restore,
  },
  filters: [
    {
      key: 'kind',
      label: 'article.kind',
      options: articleKinds.map((value) => ({ value, label: `article.kind.${value}` as const })),
    },
    {
      key: 'state',
      label: 'article.state',
      options: articleStates.map((value) => ({ value, label: `article.state.${value}` as const })),
    },
    ...madeFilters,
  ],
  columns: [
    {
      key: 'title',
      title: 'article.titleLabel',
      fixed: true,
      sortable: true,
      render: (article, { t }) => (
        <PageLink keepsText to={articleAddress(article)} className={styles.name}>
          <Thumb src={article.cover} width={48} />
          <Text strong ellipsis={2}>
            {article.title || article.excerpt || t('article.untitled')}
          </Text>
        </PageLink>
      ),
    },
    {
      key: 'platform',
      title: 'article.platform',
      width: 112,
      render: ({ platform }) => textPlatformName(platform),
    },
    { key: 'words', title: 'article.words', width: 88, align: 'end', sortable: true, render: ({ words }) => words },
    { key: 'author', title: 'article.author', width: 104, render: ({ author }) => author.name },
    {
      key: 'state',
      title: 'article.state',
      width: 104,
      render: (article, tools) => <ArticleState article={article} tools={tools} />,
    },
    {
      key: 'updated_at',
      title: 'article.updated',
      width: 152,
      sortable: true,
      render: ({ updated_at }) => <span className={styles.soft}>{formatMinute(updated_at)}</span>,
    },
  ],
  card: (article, tools) => <ArticleCard article={article} tools={tools} />,
  rowActions: (article, tools) => (
    <Flex component="span" gap={12} align="center" wrap>
      <CopyButton article={article} tools={tools} />
      {tools.canRemove([article]) && (
        <Button type="text" size="small" onClick={() => void tools.remove([article])}>
          {tools.t('common.delete')}
        </Button>
      )}
    </Flex>
  ),
  toolbar: ({ t, can }) =>
    can('save') && (
      <PageLink to="?start=1">
        <Button type="primary" tabIndex={-1}>
          {t('article.start')}
        </Button>
      </PageLink>
    ),
  empty: {
    title: 'article.emptyTitle',
    description: 'article.emptyText',
    action: { label: 'article.start', href: '/creation/post?start=1', right: 'article.save' },
  },
});

/** All posts, articles and notes; a new one begins in a drawer that the address can open (`?start=1&topic=`). */
export function ArticlesPage() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const close = () => {
    const next = new URLSearchParams(params);
    next.delete('start');
    next.delete('topic');
    setParams(next, { replace: true });
  };
  return (
    <>
      <ResourcePage resource={articleResource} />
      <StartDrawer
        open={params.get('start') === '1'}
        topicId={params.get('topic') ?? undefined}
        onClose={close}
        onMade={(article) => navigate(articleAddress(article))}
      />
    </>
  );
}
