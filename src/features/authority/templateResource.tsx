import { Button, Flex, Switch } from 'antd';
import type { ReactNode } from 'react';
import { GrantTree, type RoleBody, type RoleValues, roleColumns, roleForm } from '@/blocks/grants';
import { defineResource } from '@/components/resource/defineResource';
import { TextCard } from '@/components/resource/TextCard';
import type { ControlProps, ResourceTools } from '@/components/resource/types';
import { ToneTag } from '@/components/ToneTag';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import type { RoleGrants } from '@/domain/roles';
import { formatMinute } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { authorityApi } from '@/services/authority/api';
import { roleTemplateApi } from '@/services/role_template/api';
import type { RoleTemplate } from '@/services/role_template/schema';

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

const form = roleForm<RoleTemplate>(
  { create: 'authority.create', edit: 'authority.edit', name: 'authority.name' },
  <MerchantGrantsField />,
);

/** Role templates of a provider: made here, offered to its merchants' role page. */
export const templateResource = (onTry: (row: RoleTemplate) => void, toolbar: () => ReactNode) =>
  defineResource<RoleTemplate, RoleValues, RoleBody>({
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
      ...roleColumns<RoleTemplate>(),
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
    form,
    empty: { title: 'authority.emptyTitle', description: 'authority.emptyText' },
  });
