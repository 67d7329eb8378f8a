import { Button } from 'antd';
import { Can } from '@/components/Can';
import { EmptyState } from '@/components/empty/EmptyState';
import { SearchIllustration } from '@/components/empty/SearchIllustration';
import { PageLink } from '@/components/PageLink';
import { isFiltered } from './listState';
import type { Resource, ResourceRow, ResourceTools } from './types';
import type { ListStateHandle } from './useListState';

interface Props<Row extends ResourceRow, Values extends object, Body> {
  readonly resource: Resource<Row, Values, Body>;
  readonly list: ListStateHandle;
  readonly tools: ResourceTools<Row>;
  readonly total: number;
}

/** Filtered to nothing, a page beyond the end, or nothing yet: each has its own way on. */
export function ResourceEmptyState<Row extends ResourceRow, Values extends object, Body>(
  props: Props<Row, Values, Body>,
) {
  const { resource, list, tools, total } = props;
  const { t } = tools;
  if (isFiltered(list.state)) {
    return (
      <EmptyState
        illustration={<SearchIllustration />}
        title={t('resource.filteredEmpty')}
        description={t('resource.filteredEmptyText')}
        action={<Button onClick={list.reset}>{t('resource.clearFilter')}</Button>}
      />
    );
  }
  if (total > 0) {
    return (
      <EmptyState
        illustration={<SearchIllustration />}
        title={t('resource.pageEmpty')}
        action={<Button onClick={() => list.update({ page: 1 })}>{t('resource.firstPage')}</Button>}
      />
    );
  }
  const { empty, form } = resource;
  const create = form?.createTitle && tools.can('save') && (
    <Button type="primary" onClick={tools.create}>
      {t(form.createTitle)}
    </Button>
  );
  return (
    <EmptyState
      title={t(empty.title)}
      description={t(empty.description)}
      illustration={empty.illustration}
      action={
        empty.action ? (
          <Can action={empty.action.right}>
            <PageLink to={empty.action.href}>
              <Button type="primary" tabIndex={-1}>
                {t(empty.action.label)}
              </Button>
            </PageLink>
          </Can>
        ) : (
          create || undefined
        )
      }
    />
  );
}
