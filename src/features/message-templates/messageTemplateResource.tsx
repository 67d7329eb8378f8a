import { Button, Dropdown, Flex } from 'antd';
import { defineResource } from '@/components/resource/defineResource';
import { TextCard } from '@/components/resource/TextCard';
import type { ResourceColumn, ResourceForm, ResourceTools } from '@/components/resource/types';
import { ToneTag } from '@/components/ToneTag';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { channels, emptyContents, type MessageContent } from '@/domain/messageTemplate';
import { useCan } from '@/hooks/useCan';
import { formatMinute } from '@/hooks/useDates';
import type { InputOf } from '@/services/contract';
import { messageTemplateApi } from '@/services/message_template/api';
import type { MessageTemplate, message_templateContract } from '@/services/message_template/schema';
import { ContentField } from './ContentField';

interface TemplateValues {
  name: string;
  note: string;
  content: MessageContent;
}

type TemplateBody = InputOf<(typeof message_templateContract)['save']>;

/** What a row can be opened for. */
export type TemplateDialog = 'test' | 'publish' | 'versions' | 'stop';
type OpenDialog = (dialog: TemplateDialog, row: MessageTemplate) => void;

const stateTones = { draft: 'plain', live: 'good', stopped: 'warn' } as const;

interface RowProps {
  readonly row: MessageTemplate;
  readonly tools: ResourceTools<MessageTemplate>;
  readonly onOpen: OpenDialog;
}

function TemplateState({ row, tools: { t } }: Pick<RowProps, 'row' | 'tools'>) {
  return (
    <Flex vertical align="flex-start">
      <ToneTag tone={stateTones[row.state]}>{t(`messageTemplate.state.${row.state}`)}</ToneTag>
      {row.version > 0 && (
        <Text type="tertiary" size="small">
          {t(row.has_changes ? 'messageTemplate.versionChanged' : 'messageTemplate.version', { version: row.version })}
        </Text>
      )}
    </Flex>
  );
}

function TemplateActions({ row, tools: { t, can, edit, remove }, onOpen }: RowProps) {
  const canDo = useCan();
  const canPublish = canDo('message_template.publish');
  const isPublished = row.state === 'live' && !row.has_changes;
  const more = [
    { key: 'versions', label: t('messageTemplate.versions'), onClick: () => onOpen('versions', row) },
    ...(canPublish && row.state === 'live'
      ? [{ key: 'stop', label: t('messageTemplate.stop'), onClick: () => onOpen('stop', row) }]
      : []),
    ...(can('remove') && row.state !== 'live' && !row.is_system
      ? [{ key: 'remove', danger: true, label: t('common.delete'), onClick: () => void remove([row]) }]
      : []),
  ];
  return (
    <Flex wrap>
      {can('save') && (
        <Button type="link" size="small" onClick={() => edit(row)}>
          {t('common.edit')}
        </Button>
      )}
      {canDo('message_template.test') && (
        <Button type="link" size="small" onClick={() => onOpen('test', row)}>
          {t('messageTemplate.test')}
        </Button>
      )}
      {canPublish && !isPublished && (
        <Button type="link" size="small" onClick={() => onOpen('publish', row)}>
          {t('messageTemplate.publish')}
        </Button>
      )}
      <Dropdown trigger={['click']} menu={{ items: more }}>
        <Button type="link" size="small" aria-label={t('messageTemplate.moreOf', { name: row.name })}>
          {t('messageTemplate.more')}
        </Button>
      </Dropdown>
    </Flex>
  );
}

const templateColumns: readonly ResourceColumn<MessageTemplate>[] = [
  {
    key: 'name',
    title: 'messageTemplate.name',
    fixed: true,
    sortable: true,
    width: 200,
    render: (row, { t, edit }) => (
      <Flex vertical align="start">
        <PlainButton onClick={() => edit(row)}>{row.name}</PlainButton>
        {row.is_system && (
          <Text type="tertiary" size="small">
            {t('messageTemplate.system')}
          </Text>
        )}
      </Flex>
    ),
  },
  { key: 'note', title: 'messageTemplate.note', render: ({ note }) => <Text type="secondary">{note}</Text> },
  {
    key: 'channels',
    title: 'messageTemplate.channels',
    width: 200,
    render: (row, { t }) => row.channels.map((channel) => t(`messageTemplate.channel.${channel}`)).join('、'),
  },
  {
    key: 'state',
    title: 'messageTemplate.state',
    width: 120,
    render: (row, tools) => <TemplateState row={row} tools={tools} />,
  },
  {
    key: 'updated_at',
    title: 'messageTemplate.updated',
    width: 152,
    sortable: true,
    render: ({ updated_at }) => <Text type="tertiary">{formatMinute(updated_at)}</Text>,
  },
];

const templateForm: ResourceForm<MessageTemplate, TemplateValues, TemplateBody> = {
  createTitle: 'messageTemplate.create',
  editTitle: 'messageTemplate.edit',
  width: 880,
  initial: (row) => ({
    name: row?.name ?? '',
    note: row?.note ?? '',
    content: {
      channels: row?.channels ?? ['inapp'],
      variables: row?.variables ?? [],
      contents: row?.contents ?? emptyContents,
    },
  }),
  toBody: ({ name, note, content }, row) => ({
    ...(row && { id: row.id }),
    name,
    note,
    channels: [...content.channels],
    variables: content.variables.map((variable) => ({ ...variable })),
    contents: content.contents,
  }),
  copyField: 'name',
  fields: [
    { name: 'name', label: 'messageTemplate.name', kind: 'text', required: true, max: 40, half: true },
    { name: 'note', label: 'messageTemplate.note', kind: 'text', max: 200, half: true },
    {
      name: 'content',
      label: 'messageTemplate.content',
      kind: 'custom',
      control: <ContentField />,
      rules: (t) => [
        {
          validator: async (_, { variables }: MessageContent) => {
            if (variables.some(({ name }) => !name.trim())) throw new Error(t('messageTemplate.nameNeeded'));
          },
        },
      ],
    },
  ],
};

/** Message templates of a provider. */
export const messageTemplateResource = (onOpen: OpenDialog) =>
  defineResource<MessageTemplate, TemplateValues, TemplateBody>({
    key: 'message_template',
    title: 'messageTemplate.pageTitle',
    subtitle: 'messageTemplate.subtitle',
    search: 'messageTemplate.search',
    nameOf: ({ name }) => name,
    actions: { save: 'message_template.save', remove: 'message_template.delete' },
    calls: {
      data: (query, options) =>
        messageTemplateApi.data(query as Parameters<typeof messageTemplateApi.data>[0], options),
      info: messageTemplateApi.info,
      save: messageTemplateApi.save,
      remove: messageTemplateApi.delete,
    },
    filters: [
      {
        key: 'state',
        label: 'messageTemplate.state',
        options: (['draft', 'live', 'stopped'] as const).map((value) => ({
          value,
          label: `messageTemplate.state.${value}` as const,
        })),
      },
      {
        key: 'channel',
        label: 'messageTemplate.channels',
        options: channels.map((value) => ({ value, label: `messageTemplate.channel.${value}` as const })),
      },
    ],
    columns: templateColumns,
    rowActions: (row, tools) => <TemplateActions row={row} tools={tools} onOpen={onOpen} />,
    actionsWidth: 176,
    cardShape: 'text',
    defaultView: 'table',
    card: (row, tools) => (
      <TextCard title={row.name} state={<TemplateState row={row} tools={tools} />}>
        <Text type="secondary">{row.note}</Text>
        <Text type="tertiary" size="small">
          {row.channels.map((channel) => tools.t(`messageTemplate.channel.${channel}`)).join('、')}
        </Text>
        <TemplateActions row={row} tools={tools} onOpen={onOpen} />
      </TextCard>
    ),
    form: templateForm,
    empty: { title: 'messageTemplate.emptyTitle', description: 'messageTemplate.emptyText' },
  });
