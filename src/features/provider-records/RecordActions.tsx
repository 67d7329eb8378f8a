import { Button, Dropdown, Flex, type MenuProps } from 'antd';
import { PageLink } from '@/components/PageLink';
import type {
  CallOptions,
  ResourceCalls,
  ResourceFilter,
  ResourcePageData,
  ResourceTools,
} from '@/components/resource/types';
import { ToneTag } from '@/components/ToneTag';
import { Text } from '@/components/ui/Text';
import {
  canDeleteRecord,
  nextRecordState,
  type ProviderRecordState,
  providerRecordStates,
} from '@/domain/providerRecords';
import { useCan } from '@/hooks/useCan';
import { formatMinute } from '@/hooks/useDates';
import { type MessageId, useT } from '@/hooks/useT';
import type { OpenRecordDialog, ProviderRecord } from './types';

const stateTones = { draft: 'plain', published: 'good', withdrawn: 'warn' } as const;

/** The state of a text as a mark. */
export function RecordState({ state }: { readonly state: ProviderRecordState }) {
  const t = useT();
  return <ToneTag tone={stateTones[state]}>{t(`providerRecord.state.${state}`)}</ToneTag>;
}

export const stateFilter: ResourceFilter = {
  key: 'state',
  label: 'providerRecord.state',
  options: providerRecordStates.map((value) => ({ value, label: `providerRecord.state.${value}` as const })),
};

/** Column of the state. */
export const stateColumn = {
  key: 'state',
  title: 'providerRecord.state',
  width: 104,
  render: ({ state }: ProviderRecord) => <RecordState state={state} />,
} as const;

/** Column of the last change. */
export const updatedColumn = {
  key: 'updated_at',
  title: 'providerRecord.updated',
  width: 152,
  sortable: true,
  render: ({ updated_at }: { readonly updated_at: string }) => <Text type="tertiary">{formatMinute(updated_at)}</Text>,
} as const;

interface RecordApi<Row, Body> {
  readonly data: (query: never, options: CallOptions) => Promise<ResourcePageData<Row>>;
  readonly info: NonNullable<ResourceCalls<Row, Body>['info']>;
  readonly save: (body: Body, options?: CallOptions) => Promise<unknown>;
  readonly delete: NonNullable<ResourceCalls<Row, Body>['remove']>;
  readonly restore: NonNullable<ResourceCalls<Row, Body>['restore']>;
}

/** The calls of a group of `providerRecordCalls` as a list page takes them. The filters of the page are its query's. */
export const recordCalls = <Row, Body>(api: RecordApi<Row, Body>): ResourceCalls<Row, Body> => ({
  data: (query, options) => api.data(query as never, options),
  info: api.info,
  save: api.save,
  remove: api.delete,
  restore: api.restore,
});

interface RecordActionsProps<Row> {
  readonly row: Row;
  readonly tools: ResourceTools<Row>;
  readonly onOpen: OpenRecordDialog<Row>;
  /** Action key for publishing and withdrawing. */
  readonly publishKey: string;
  /** Where it is edited, if not in the drawer; the drawer then has a name of its own. */
  readonly editor?: { readonly to: string; readonly drawer: MessageId };
  /** Further actions, before the delete. */
  readonly more?: NonNullable<MenuProps['items']>;
}

/** Edit, publish or withdraw, and what is seldom needed. */
export function RecordActions<Row extends ProviderRecord>(props: RecordActionsProps<Row>) {
  const { row, tools, onOpen, publishKey, editor, more = [] } = props;
  const { t, can, edit, remove } = tools;
  const canPublish = useCan()(publishKey);
  const items: MenuProps['items'] = [
    { key: 'preview', label: t('providerRecord.preview'), onClick: () => onOpen('preview', row) },
    ...more,
    ...(can('remove') && canDeleteRecord(row.state)
      ? [{ key: 'remove', danger: true, label: t('common.delete'), onClick: () => void remove([row]) }]
      : []),
  ];
  return (
    <Flex wrap>
      {can('save') && editor && (
        <PageLink to={editor.to}>
          <Button type="link" size="small" tabIndex={-1}>
            {t('common.edit')}
          </Button>
        </PageLink>
      )}
      {can('save') && (
        <Button type="link" size="small" onClick={() => edit(row)}>
          {t(editor?.drawer ?? 'common.edit')}
        </Button>
      )}
      {canPublish && row.has_changes && (
        <Button type="link" size="small" onClick={() => onOpen('publish', row)}>
          {t('providerRecord.action.update')}
        </Button>
      )}
      {(['publish', 'withdraw'] as const).map(
        (transition) =>
          canPublish &&
          nextRecordState(row.state, transition) && (
            <Button key={transition} type="link" size="small" onClick={() => onOpen(transition, row)}>
              {t(`providerRecord.action.${transition}`)}
            </Button>
          ),
      )}
      <Dropdown trigger={['click']} menu={{ items }}>
        <Button type="link" size="small" aria-label={t('providerRecord.moreOf', { name: row.title })}>
          {t('providerRecord.more')}
        </Button>
      </Dropdown>
    </Flex>
  );
}
