import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { defineResource } from '@/components/resource/defineResource';
import { TextCard } from '@/components/resource/TextCard';
import type { ResourceQuery, ResourceTools } from '@/components/resource/types';
import { ToneTag } from '@/components/ToneTag';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { pushActions, pushStates } from '@/domain/pushes';
import { formatMinute } from '@/hooks/useDates';
import type { Translate } from '@/hooks/useT';
import { pushApi } from '@/services/push/api';
import type { Push } from '@/services/push/schema';

interface PushesActions {
  readonly onOpen: (row: Push) => void;
  readonly onEdit: (row: Push) => void;
  readonly onCopy: (row: Push) => void;
  readonly onSend: (row: Push) => void;
  readonly toolbar: () => ReactNode;
}

const stateTones = {
  draft: 'plain',
  scheduled: 'warn',
  sending: 'busy',
  sent: 'good',
  partial: 'warn',
  failed: 'bad',
  canceled: 'plain',
} as const;

export const PushStateTag = ({ state, t }: { readonly state: Push['state']; readonly t: Translate }) => (
  <ToneTag tone={stateTones[state]}>{t(`push.state.${state}`)}</ToneTag>
);

/** Whom a push is for, in words; the level is named by who knows the levels. */
export function audienceText(
  t: Translate,
  { level, tags, visited, kind, source }: Push['audience'],
  levelName?: string,
) {
  const parts = [
    level && (level === 'none' ? t('customer.level.none') : (levelName ?? t('push.oneLevel'))),
    tags.length > 0 && tags.join(t('push.or')),
    visited && t(`customer.visited.${visited}`),
    kind && t(`customer.kind.${kind}`),
    source && t(`push.source.${source}`),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : t('push.everybody');
}

/** `18 / 20`, or what is still to come. */
function resultText(t: Translate, { state, counts: { sent, failed, queued } }: Push): string {
  if (state === 'draft' || state === 'scheduled' || state === 'canceled') return '—';
  const failedText = failed > 0 ? t('push.failedCount', { count: failed }) : '';
  const queuedText = queued > 0 ? t('push.queuedCount', { count: queued }) : '';
  return [t('push.sentCount', { count: sent }), failedText, queuedText].filter(Boolean).join(' · ');
}

const when = ({ send_at }: Push): string => (send_at ? formatMinute(send_at) : '—');

interface PushRowProps extends Omit<PushesActions, 'toolbar'> {
  readonly row: Push;
  readonly tools: ResourceTools<Push>;
}

/** The name opens the editor while a push is a draft, else what became of it. */
function PushName({ row, tools: { can }, onEdit, onOpen, children }: PushRowProps & { readonly children: ReactNode }) {
  const isEditable = row.state === 'draft' && can('save');
  return <PlainButton onClick={() => (isEditable ? onEdit(row) : onOpen(row))}>{children}</PlainButton>;
}

function PushActions({ row, tools: { t, can }, onOpen, onEdit, onCopy, onSend }: PushRowProps) {
  return (
    <Flex gap={4} wrap>
      {pushActions[row.state].includes('edit') && can('save') && (
        <Button type="link" size="small" aria-label={`${t('common.edit')} ${row.name}`} onClick={() => onEdit(row)}>
          {t('common.edit')}
        </Button>
      )}
      {pushActions[row.state].includes('send') && can('status') && (
        <Button type="link" size="small" aria-label={`${t('push.send')} ${row.name}`} onClick={() => onSend(row)}>
          {t('push.send')}
        </Button>
      )}
      {row.state !== 'draft' && (
        <Button type="link" size="small" aria-label={`${t('push.open')} ${row.name}`} onClick={() => onOpen(row)}>
          {t('push.open')}
        </Button>
      )}
      {row.state !== 'draft' && can('save') && (
        <Button type="link" size="small" aria-label={`${t('push.copy')} ${row.name}`} onClick={() => onCopy(row)}>
          {t('push.copy')}
        </Button>
      )}
    </Flex>
  );
}

/** Pushes of a merchant with what became of them. */
export const pushesResource = ({ toolbar, ...actions }: PushesActions) =>
  defineResource<Push>({
    key: 'push',
    title: 'push.pageTitle',
    subtitle: 'push.subtitle',
    search: 'push.search',
    nameOf: ({ name }) => name,
    actions: { save: 'push.save', status: 'push.send', remove: 'push.delete' },
    calls: {
      data: (query: ResourceQuery, options) => pushApi.data(query as Parameters<typeof pushApi.data>[0], options),
      remove: pushApi.delete,
    },
    filters: [
      {
        key: 'state',
        label: 'push.state',
        options: pushStates.map((value) => ({ value, label: `push.state.${value}` as const })),
      },
      { key: 'days', label: 'push.sendAt', options: 'fromList' },
    ],
    columns: [
      {
        key: 'name',
        title: 'push.name',
        fixed: true,
        sortable: true,
        width: 136,
        render: (row, tools) => (
          <PushName row={row} tools={tools} {...actions}>
            {row.name}
          </PushName>
        ),
      },
      {
        key: 'state',
        title: 'push.state',
        width: 112,
        render: ({ state }, { t }) => <PushStateTag state={state} t={t} />,
      },
      { key: 'audience', title: 'push.audience', width: 160, render: (row, { t }) => audienceText(t, row.audience) },
      {
        key: 'text',
        title: 'push.text',
        render: ({ text }) => (
          <Text type="secondary" ellipsis={2} style={{ maxInlineSize: 208, whiteSpace: 'normal' }}>
            {text}
          </Text>
        ),
      },
      { key: 'result', title: 'push.result', width: 144, render: (row, { t }) => resultText(t, row) },
      {
        key: 'send_at',
        title: 'push.sendAt',
        sortable: true,
        width: 152,
        render: (row) => <Text tabular>{when(row)}</Text>,
      },
    ],
    rowActions: (row, tools) => <PushActions row={row} tools={tools} {...actions} />,
    actionsWidth: 152,
    removeWarning: 'push.removeWarning',
    toolbar,
    cardShape: 'text',
    defaultView: 'table',
    card: (row, tools) => (
      <TextCard
        title={
          <PushName row={row} tools={tools} {...actions}>
            <Text strong>{row.name}</Text>
          </PushName>
        }
        state={<PushStateTag state={row.state} t={tools.t} />}
      >
        <Text type="secondary">{audienceText(tools.t, row.audience)}</Text>
        <Text>{row.text}</Text>
        <Flex justify="space-between" gap={8} wrap>
          <Text type="secondary">{resultText(tools.t, row)}</Text>
          <Text type="secondary" tabular>
            {when(row)}
          </Text>
        </Flex>
        <PushActions row={row} tools={tools} {...actions} />
      </TextCard>
    ),
    empty: { title: 'push.emptyTitle', description: 'push.emptyText' },
  });
