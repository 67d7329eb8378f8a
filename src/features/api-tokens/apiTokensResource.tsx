import { Button, Flex, Popconfirm, Tooltip } from 'antd';
import type { ReactElement } from 'react';
import { defineResource } from '@/components/resource/defineResource';
import { TextCard } from '@/components/resource/TextCard';
import type { ResourceQuery, ResourceTools } from '@/components/resource/types';
import { ToneTag } from '@/components/ToneTag';
import { Text } from '@/components/ui/Text';
import { apiTokenStates } from '@/domain/apiTokens';
import { useCan } from '@/hooks/useCan';
import { formatMinute } from '@/hooks/useDates';
import type { Translate } from '@/hooks/useT';
import { apiTokenApi } from '@/services/api_token/api';
import type { ApiToken } from '@/services/api_token/schema';

interface ApiTokenActions {
  readonly onCalls: (row: ApiToken) => void;
  readonly onRevoke: (row: ApiToken) => void;
  readonly toolbar: () => ReactElement;
}

const tones = { active: 'good', expired: 'plain', revoked: 'plain', lapsed: 'bad' } as const;

function StateTag({ row: { state, lost }, t }: { readonly row: ApiToken; readonly t: Translate }) {
  const tag = <ToneTag tone={lost.length > 0 ? 'warn' : tones[state]}>{t(`apiToken.state.${state}`)}</ToneTag>;
  return lost.length > 0 ? <Tooltip title={t('apiToken.lost')}>{tag}</Tooltip> : tag;
}

function Scopes({ row: { scopes }, t }: { readonly row: ApiToken; readonly t: Translate }) {
  return (
    <Text type="secondary" size="small" style={{ whiteSpace: 'normal' }}>
      {scopes.map((scope) => t(`apiToken.scope.${scope}`)).join('；')}
    </Text>
  );
}

function RowActions({ row, tools: { t }, actions }: RowActionsProps) {
  const canRevoke = useCan()('api_token.save') && row.state === 'active';
  return (
    <Flex gap={4} wrap>
      <Button
        type="link"
        size="small"
        aria-label={t('apiToken.callsOf', { name: row.name })}
        onClick={() => actions.onCalls(row)}
      >
        {t('apiToken.calls')}
      </Button>
      {canRevoke && (
        <Popconfirm
          title={t('apiToken.revokeOf', { name: row.name })}
          description={<div style={{ maxInlineSize: 260 }}>{t('apiToken.revokeConfirm')}</div>}
          okText={t('apiToken.revoke')}
          okButtonProps={{ danger: true }}
          onConfirm={() => actions.onRevoke(row)}
        >
          <Button type="link" size="small" danger aria-label={t('apiToken.revokeOf', { name: row.name })}>
            {t('apiToken.revoke')}
          </Button>
        </Popconfirm>
      )}
    </Flex>
  );
}

interface RowActionsProps {
  readonly row: ApiToken;
  readonly tools: ResourceTools<ApiToken>;
  readonly actions: ApiTokenActions;
}

const usedText = (t: Translate, { used_at }: ApiToken): string =>
  used_at ? formatMinute(used_at) : t('apiToken.never');

/** Tokens of other systems. */
export const apiTokensResource = (actions: ApiTokenActions) =>
  defineResource<ApiToken>({
    key: 'api_token',
    title: 'apiToken.title',
    subtitle: 'apiToken.subtitle',
    search: 'apiToken.search',
    nameOf: ({ name }) => name,
    actions: {},
    calls: {
      data: (query: ResourceQuery, options) =>
        apiTokenApi.data(query as Parameters<typeof apiTokenApi.data>[0], options),
    },
    filters: [
      {
        key: 'state',
        label: 'apiToken.state',
        options: apiTokenStates.map((value) => ({ value, label: `apiToken.state.${value}` as const })),
      },
    ],
    columns: [
      {
        key: 'name',
        title: 'apiToken.name',
        fixed: true,
        width: 176,
        render: ({ name, tail }, { t }) => (
          <Flex vertical>
            <Text strong>{name}</Text>
            <Text type="tertiary" size="small" tabular>
              {t('apiToken.tail', { tail })}
            </Text>
          </Flex>
        ),
      },
      { key: 'state', title: 'apiToken.state', width: 104, render: (row, { t }) => <StateTag row={row} t={t} /> },
      { key: 'scopes', title: 'apiToken.scopes', render: (row, { t }) => <Scopes row={row} t={t} /> },
      { key: 'creator', title: 'apiToken.creator', width: 104, render: ({ creator }) => creator.name },
      {
        key: 'used_at',
        title: 'apiToken.used',
        width: 152,
        render: (row, { t }) => <Text tabular>{usedText(t, row)}</Text>,
      },
      {
        key: 'expires_at',
        title: 'apiToken.expires',
        width: 152,
        sortable: true,
        render: ({ expires_at }) => <Text tabular>{formatMinute(expires_at)}</Text>,
      },
    ],
    rowActions: (row, tools) => <RowActions row={row} tools={tools} actions={actions} />,
    actionsWidth: 152,
    toolbar: actions.toolbar,
    cardShape: 'text',
    defaultView: 'table',
    card: (row, tools) => (
      <TextCard title={row.name} state={<StateTag row={row} t={tools.t} />}>
        <Scopes row={row} t={tools.t} />
        <Text type="secondary" size="small">
          {tools.t('apiToken.expiresAt', { at: formatMinute(row.expires_at) })} · {tools.t('apiToken.used')}{' '}
          {usedText(tools.t, row)}
        </Text>
        <RowActions row={row} tools={tools} actions={actions} />
      </TextCard>
    ),
    empty: { title: 'apiToken.empty', description: 'apiToken.emptyText' },
  });
