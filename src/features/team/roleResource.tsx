import { useModel } from '@umijs/max';
import { Button, Flex, Form } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { GrantTree, type RoleBody, type RoleValues, roleColumns, roleForm } from '@/blocks/grants';
import { defineResource } from '@/components/resource/defineResource';
import { TextCard } from '@/components/resource/TextCard';
import type { ControlProps, ResourceTools } from '@/components/resource/types';
import { ToneTag } from '@/components/ToneTag';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { heldRights } from '@/domain/permissions';
import type { RoleGrants } from '@/domain/roles';
import { invalidate } from '@/lib/request/cache';
import { accountRoleApi } from '@/services/account_role/api';
import type { AccountRole } from '@/services/account_role/schema';
import { useRoleTemplate } from './useRoleTemplate';

interface OwnRoleValues extends RoleValues {
  /** The provider's template that the role was made from; no field of the form. */
  template_id: string | undefined;
}

interface RoleActionsProps {
  readonly role: AccountRole;
  readonly tools: ResourceTools<AccountRole>;
  readonly onCopy: (role: AccountRole) => void;
  readonly onShow: (role: AccountRole) => void;
}

function RoleActions({ role, tools: { t, can, edit }, onCopy, onShow }: RoleActionsProps) {
  return (
    <Flex wrap>
      <Button type="link" size="small" aria-label={`${t('team.role.show')} ${role.name}`} onClick={() => onShow(role)}>
        {t('team.role.show')}
      </Button>
      {can('save') && !role.fixed && (
        <Button type="link" size="small" onClick={() => edit(role)}>
          {t('common.edit')}
        </Button>
      )}
      {can('save') && (
        <Button type="link" size="small" onClick={() => onCopy(role)}>
          {t('team.role.copy')}
        </Button>
      )}
    </Flex>
  );
}

interface RoleResourceDeps {
  readonly onCopy: (role: AccountRole) => void;
  readonly onShow: (role: AccountRole) => void;
  readonly toolbar: (tools: ResourceTools<AccountRole>) => ReactNode;
}

const form = roleForm<AccountRole>(
  { create: 'team.role.create', edit: 'team.role.edit', name: 'team.role.name' },
  <GrantsField />,
);

/** The roles of the merchant: one answer holds them all, so that it is searched here. */
export const roleResource = ({ onCopy, onShow, toolbar }: RoleResourceDeps) =>
  defineResource<AccountRole, OwnRoleValues, RoleBody>({
    key: 'account_role',
    title: 'team.role.title',
    subtitle: 'team.role.subtitle',
    search: 'team.role.search',
    nameOf: ({ name }) => name,
    actions: { save: 'account_role.save' },
    calls: {
      data: async ({ keyword = '', page, page_size }, options) => {
        const { list } = await accountRoleApi.merchant.send({}, options);
        const found = list.filter(({ name, note }) => `${name} ${note}`.includes(keyword.trim()));
        const start = (page - 1) * page_size;
        return { list: found.slice(start, start + page_size), paginator: { total: found.length } };
      },
      info: async ({ id }, options) => {
        const { list } = await accountRoleApi.merchant.send({}, options);
        const role = list.find((one) => one.id === id);
        if (!role) throw new Error(id);
        return role;
      },
      save: async (body, options) => {
        const saved = await accountRoleApi.multiSave({ roles: [body] }, options);
        // The comparison above the list reads them too.
        invalidate(accountRoleApi.merchant.group);
        return saved;
      },
    },
    columns: [
      {
        key: 'name',
        title: 'team.role.name',
        fixed: true,
        width: 180,
        render: (role, { t, can, edit }) =>
          role.fixed || !can('save') ? (
            <Flex gap={8} align="center">
              {role.name}
              {role.fixed && <ToneTag tone="plain">{t('team.role.builtIn')}</ToneTag>}
            </Flex>
          ) : (
            <PlainButton onClick={() => edit(role)}>{role.name}</PlainButton>
          ),
      },
      ...roleColumns<AccountRole>(),
      { key: 'members', title: 'team.role.members', width: 72, align: 'end', render: ({ members }) => members },
    ],
    rowActions: (role, tools) => <RoleActions role={role} tools={tools} onCopy={onCopy} onShow={onShow} />,
    actionsWidth: 180,
    toolbar,
    cardShape: 'text',
    defaultView: 'table',
    card: (role, tools) => (
      <TextCard title={role.name} state={role.fixed && <ToneTag tone="plain">{tools.t('team.role.builtIn')}</ToneTag>}>
        <Text type="secondary">{role.note}</Text>
        <Text type="tertiary" size="small">
          {tools.t('team.role.summary', {
            pages: role.routes.length,
            actions: role.actions.length,
            members: role.members,
          })}
        </Text>
        <RoleActions role={role} tools={tools} onCopy={onCopy} onShow={onShow} />
      </TextCard>
    ),
    form: { ...form, initial: (role) => ({ ...form.initial(role), template_id: role?.template_id }) },
    empty: { title: 'team.role.emptyTitle', description: 'team.role.emptyText' },
  });

const nothing: RoleGrants = { routes: [], actions: [] };

/** Nobody gives what he does not hold himself. */
function GrantsField(props: ControlProps) {
  const own = useModel('@@initialState').initialState?.currentUser;
  const offered = useMemo(() => heldRights(own) ?? nothing, [own]);
  const templateId: string | undefined = Form.useFormInstance().getFieldValue('template_id');
  return <GrantTree {...props} offered={offered} template={useRoleTemplate(templateId)} />;
}
