import { Button, Flex, Switch } from 'antd';
import type { ReactNode } from 'react';
import { GrantTree } from '@/blocks/grants';
import { defineResource } from '@/components/resource/defineResource';
import { TextCard } from '@/components/resource/TextCard';
import type { ControlProps, ResourceForm, ResourceTools } from '@/components/resource/types';
import { ToneTag } from '@/components/ToneTag';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { isEmptyGrants, type RoleGrants } from '@/domain/roles';
import { formatMinute } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { authorityApi } from '@/services/authority/api';
import { roleTemplateApi } from '@/services/role_template/api';
import type { RoleTemplate } from '@/services/role_template/schema';

interface TemplateValues {
  name: string;
  note: string;
  grants: RoleGrants;
}

interface TemplateBody {
  id?: string;
  revision?: number;
  name: string;
  note: string;
  routes: string[];
  actions: string[];
}

const nothing: RoleGrants = { routes: [], actions: [] };

/** A template gives what merchants can hold, whatever the designer holds himself. */
function MerchantGrantsField(props: ControlProps) {
  const { data } = useLoad(authorityApi.keys);
  return <GrantTree {...props} offered={data?.merchant ?? nothing} />;
}

interface TemplateProps {
  readonly row: RoleTemplate;
  readonly tools: ResourceTools<RoleTemplate>;
}

function OfferSwitch({ row, tools }: TemplateProps) {
  const isOffered = row.status === 1;
  if (!tools.can('status')) {
    return (
      <ToneTag tone={isOffered ? 'good' : 'plain'}>{tools.t(isOffered ? 'authority.on' : 'authority.off')}</ToneTag>
    );
  }
  return (
    <Switch
      size="small"
      checked={isOffered}
      aria-label={tools.t('authority.offerOf', { name: row.name })}
      onChange={(next) => void tools.changeStatus([row], next ? 1 : 0)}
    />
  );
}

interface TemplateActionsProps extends TemplateProps {
  readonly onTry: (row: RoleTemplate) => void;
}

function TemplateActions({ row, tools: { t, can, edit, remove }, onTry }: TemplateActionsProps) {
  return (
    <Flex wrap>
      <Button type="link" size="small" onClick={() => onTry(row)}>
        {t('authority.try')}
      </Button>
      {can('save') && (
        <Button type="link" size="small" onClick={() => edit(row)}>
          {t('common.edit')}
        </Button>
      )}
      {can('remove') && (
        <Button type="link" size="small" danger onClick={() => void remove([row])}>
          {t('common.delete')}
        </Button>
      )}
    </Flex>
  );
}

const templateForm: ResourceForm<RoleTemplate, TemplateValues, TemplateBody> = {
  createTitle: 'authority.create',
  editTitle: 'authority.edit',
  initial: (row) => ({
    name: row?.name ?? '',
    note: row?.note ?? '',
    grants: { routes: row?.routes ?? [], actions: row?.actions ?? [] },
  }),
  toBody: ({ name, note, grants }, row) => ({
    ...(row && { id: row.id }),
    name,
    note,
    routes: [...grants.routes],
    actions: [...grants.actions],
  }),
  copyField: 'name',
  fields: [
    { name: 'name', label: 'authority.name', kind: 'text', required: true, max: 40 },
    { name: 'note', label: 'authority.note', kind: 'text', max: 200 },
    {
      name: 'grants',
      label: 'team.role.grants',
      kind: 'custom',
      control: <MerchantGrantsField />,
      rules: (t) => [
        {
          validator: async (_, value: RoleGrants) => {
            if (isEmptyGrants(value)) throw new Error(t('team.role.grantsNeeded'));
          },
        },
      ],
    },
  ],
};

/** Role templates of a provider: made here, offered to its merchants' role page. */
export const templateResource = (onTry: (row: RoleTemplate) => void, toolbar: () => ReactNode) =>
  defineResource<RoleTemplate, TemplateValues, TemplateBody>({
    key: 'role_template',
    title: 'authority.title',
    subtitle: 'authority.subtitle',
    search: 'authority.search',
    nameOf: ({ name }) => name,
    actions: { save: 'role_template.save', status: 'role_template.status', remove: 'role_template.delete' },
    removeWarning: 'authority.removeWarning',
    calls: {
      data: (query, options) => roleTemplateApi.data(query as Parameters<typeof roleTemplateApi.data>[0], options),
      info: roleTemplateApi.info,
      save: roleTemplateApi.save,
      status: roleTemplateApi.status,
      remove: roleTemplateApi.delete,
    },
    filters: [
      {
        key: 'status',
        label: 'authority.offered',
        options: [
          { value: '1', label: 'authority.on' },
          { value: '0', label: 'authority.off' },
        ],
      },
    ],
    columns: [
      {
        key: 'name',
        title: 'authority.name',
        fixed: true,
        sortable: true,
        width: 180,
        render: (row, { edit }) => <PlainButton onClick={() => edit(row)}>{row.name}</PlainButton>,
      },
      { key: 'note', title: 'authority.note', render: ({ note }) => <Text type="secondary">{note}</Text> },
      { key: 'pages', title: 'team.role.pages', width: 72, align: 'end', render: ({ routes }) => routes.length },
      { key: 'actions', title: 'team.role.actions', width: 72, align: 'end', render: ({ actions }) => actions.length },
      { key: 'roles', title: 'authority.roles', width: 112, align: 'end', render: ({ roles }) => roles },
      {
        key: 'status',
        title: 'authority.offered',
        width: 112,
        render: (row, tools) => <OfferSwitch row={row} tools={tools} />,
      },
      {
        key: 'updated_at',
        title: 'authority.updated',
        width: 152,
        sortable: true,
        render: ({ updated_at }) => <Text type="tertiary">{formatMinute(updated_at)}</Text>,
      },
    ],
    rowActions: (row, tools) => <TemplateActions row={row} tools={tools} onTry={onTry} />,
    actionsWidth: 184,
    toolbar,
    cardShape: 'text',
    defaultView: 'table',
    card: (row, tools) => (
      <TextCard title={row.name} state={<OfferSwitch row={row} tools={tools} />}>
        <Text type="secondary">{row.note}</Text>
        <Text type="tertiary" size="small">
          {tools.t('authority.summary', { pages: row.routes.length, actions: row.actions.length, roles: row.roles })}
        </Text>
        <TemplateActions row={row} tools={tools} onTry={onTry} />
      </TextCard>
    ),
    form: templateForm,
    empty: { title: 'authority.emptyTitle', description: 'authority.emptyText' },
  });
