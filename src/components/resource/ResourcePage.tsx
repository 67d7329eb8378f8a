import { PlusOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Grid } from 'antd';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useT } from '@/hooks/useT';
import { messageOf, shownByCaller } from '@/lib/request';
import { BatchBar } from './BatchBar';
import { ListSkeleton } from './ListSkeleton';
import type { ListShape } from './listState';
import { PageHead } from './PageHead';
import styles from './Resource.module.css';
import { ResourceCards } from './ResourceCards';
import { ResourceEmptyState } from './ResourceEmptyState';
import { ResourceFormDrawer } from './ResourceFormDrawer';
import { ResourceTable } from './ResourceTable';
import { ResourceToolbar } from './ResourceToolbar';
import type { Resource, ResourceRow, ResourceTools } from './types';
import { useListData } from './useListData';
import { type ListStateHandle, useListState } from './useListState';
import { useOpenedRow } from './useOpenedRow';
import { useResourceActions } from './useResourceActions';
import { useViewMemory, type ViewMemory } from './useViewMemory';
import { ViewSettings } from './ViewSettings';

interface ResourcePageProps<Row extends ResourceRow, Values extends object, Body> {
  readonly resource: Resource<Row, Values, Body>;
  /** A new number loads the list again: something outside has changed a record. */
  readonly version?: number;
  /** Asked before rows are deleted: something may hang on them. False = they stay. */
  readonly askRemove?: (rows: readonly Row[]) => Promise<boolean>;
  /** Stands between the title and the list. */
  readonly intro?: ReactNode;
}

/** A whole list page from its declaration. */
export function ResourcePage<Row extends ResourceRow, Values extends object, Body>({
  resource,
  version = 0,
  intro,
  askRemove,
}: ResourcePageProps<Row, Values, Body>) {
  const shape = useMemo(() => shapeOf(resource), [resource]);
  const list = useListState(shape);
  const data = useListData(resource.calls.data, list.state, resource.fixedQuery, version);
  const openRow = (id: string) => list.update({ open: id });
  const actions = useResourceActions(resource, data, openRow, askRemove);
  const { info } = resource.calls;
  const readStored = info && ((id: string) => info({ id }, shownByCaller));
  const { tools } = actions;
  const opened = useOpenedRow(resource.calls.info, list.state.open, data.page?.list);
  const memory = useShownMemory(resource, list.state.view);
  const screens = Grid.useBreakpoint();
  const isNarrow = screens.md === false;
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);

  const rows = data.page?.list ?? [];
  const total = data.page?.paginator.total ?? 0;
  const choices = data.page?.filter;
  const view = viewOf(resource, list.state.view || memory.view.shown || '', isNarrow);
  const canBatch = hasBatch(resource, tools);
  // Only what is still on the page counts as selected.
  const selectedRows = rows.filter((row) => selectedIds.includes(row.id));
  const selected = canBatch ? selectedRows.map((row) => row.id) : undefined;
  const shared = { resource, rows, total, tools, list, selected, onSelect: setSelectedIds };

  const create = resource.form?.createTitle && tools.can('save') && (
    <Button type={resource.form.isCreateSecond ? 'default' : 'primary'} icon={<PlusOutlined />} onClick={tools.create}>
      {tools.t(resource.form.createTitle)}
    </Button>
  );
  return (
    <Flex vertical gap={16}>
      <PageHead
        title={tools.t(resource.title)}
        subtitle={resource.subtitle && tools.t(resource.subtitle)}
        tag={resource.tag}
      >
        {/* The usual way to begin stands last, wherever it comes from. */}
        {resource.form?.isCreateSecond && create}
        {resource.toolbar?.(tools)}
        {!resource.form?.isCreateSecond && create}
      </PageHead>
      {intro}
      <section className={view === 'table' ? styles.panel : undefined}>
        <ResourceToolbar
          resource={resource}
          list={list}
          choices={choices}
          view={view}
          canChooseView={Boolean(resource.card) && !isNarrow}
          extra={
            view === 'table' && <ViewSettings columns={resource.columns} view={memory.view} onChange={memory.change} />
          }
        />
        {data.error && <ListFailure error={data.error} onRetry={data.refresh} />}
        {selectedRows.length > 0 && (
          <BatchBar
            rows={selectedRows}
            statusActions={resource.statusActions}
            batchActions={resource.batchActions}
            hasRemove={Boolean(resource.calls.remove)}
            tools={tools}
            onClear={() => setSelectedIds([])}
          />
        )}
        <ResourceBody
          {...shared}
          isLoading={data.isLoading}
          hasPage={data.page !== undefined}
          view={view}
          memory={memory.view}
        />
      </section>
      {resource.form && (
        <ResourceFormDrawer
          form={resource.form}
          isOpen={
            list.state.open !== '' &&
            (list.state.open !== 'new' || (resource.form.createTitle !== undefined && tools.can('save')))
          }
          row={opened.row}
          isLoading={opened.isLoading}
          missing={opened.missing}
          canSave={tools.can('save')}
          choices={choices}
          onSave={actions.save}
          readStored={readStored}
          onReload={data.refresh}
          onClose={() => list.update({ open: '' })}
        />
      )}
    </Flex>
  );
}

/** Columns, density and view as they were last; a view that the address names is remembered. */
function useShownMemory<Row extends ResourceRow, Values extends object, Body>(
  resource: Resource<Row, Values, Body>,
  chosenView: ListStateHandle['state']['view'],
) {
  const memory = useViewMemory(
    resource.key,
    resource.columns.filter((column) => column.hiddenByDefault).map((column) => column.key),
  );
  const { change: remember } = memory;
  useEffect(() => {
    if (chosenView) remember({ shown: chosenView });
  }, [chosenView, remember]);
  return memory;
}

interface ResourceBodyProps<Row extends ResourceRow, Values extends object, Body> {
  readonly resource: Resource<Row, Values, Body>;
  readonly rows: readonly Row[];
  readonly total: number;
  readonly tools: ResourceTools<Row>;
  readonly list: ListStateHandle;
  readonly selected: readonly string[] | undefined;
  readonly onSelect: (ids: readonly string[]) => void;
  readonly isLoading: boolean;
  readonly hasPage: boolean;
  readonly view: 'table' | 'cards';
  readonly memory: ViewMemory;
}

/** The rows, or why there are none. */
function ResourceBody<Row extends ResourceRow, Values extends object, Body>({
  isLoading,
  hasPage,
  view,
  memory,
  ...shared
}: ResourceBodyProps<Row, Values, Body>) {
  const { resource, rows, total, tools, list } = shared;
  if (!hasPage && isLoading) return <ListSkeleton view={view} />;
  if (!hasPage) return null;
  if (rows.length === 0) return <ResourceEmptyState resource={resource} list={list} tools={tools} total={total} />;
  return (
    <div className={isLoading ? styles.refetching : undefined} aria-busy={isLoading}>
      {view === 'cards' ? (
        <ResourceCards {...shared} />
      ) : (
        <ResourceTable {...shared} memory={memory} actionsWidth={resource.actionsWidth ?? 128} />
      )}
    </div>
  );
}

interface ListFailureProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

function ListFailure({ error, onRetry }: ListFailureProps) {
  const t = useT();
  return (
    <Alert
      style={{ marginBlockEnd: 12 }}
      type="error"
      showIcon
      title={messageOf(error)}
      action={
        <Button size="small" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    />
  );
}

const hasBatch = <Row extends ResourceRow, Values extends object, Body>(
  resource: Resource<Row, Values, Body>,
  tools: ResourceTools<Row>,
): boolean =>
  (Boolean(resource.calls.remove) && tools.can('remove')) ||
  (tools.can('status') && Boolean(resource.statusActions?.length)) ||
  Boolean(resource.batchActions);

function shapeOf<Row extends ResourceRow, Values extends object, Body>(
  resource: Resource<Row, Values, Body>,
): ListShape {
  return {
    sortable: resource.columns.filter((column) => column.sortable).map((column) => column.key),
    filters: Object.fromEntries(
      (resource.filters ?? []).map((filter) => [
        filter.key,
        filter.options === 'fromList' || filter.hasMore ? undefined : filter.options.map((option) => option.value),
      ]),
    ),
  };
}

function viewOf<Row extends ResourceRow, Values extends object, Body>(
  resource: Resource<Row, Values, Body>,
  wanted: 'table' | 'cards' | '',
  isNarrow: boolean,
): 'table' | 'cards' {
  if (!resource.card) return 'table';
  if (isNarrow) return 'cards';
  return wanted || resource.defaultView || 'table';
}
