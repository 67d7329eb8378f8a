import type { ReactElement } from 'react';
import type { ControlProps, ResourceColumn, ResourceForm, ResourceRow } from '@/components/resource/types';
import { Text } from '@/components/ui/Text';
import { isEmptyGrants, type RoleGrants } from '@/domain/roles';
import type { MessageId } from '@/hooks/useT';

/** What a merchant's role and a provider's template of roles have in common. */
interface RoleRow extends ResourceRow, RoleGrants {
  readonly name: string;
  readonly note: string;
}

export interface RoleValues {
  name: string;
  note: string;
  grants: RoleGrants;
}

export interface RoleBody {
  id?: string;
  revision?: number;
  name: string;
  note: string;
  routes: string[];
  actions: string[];
}

interface RoleFormTexts {
  readonly create: MessageId;
  readonly edit: MessageId;
  readonly name: MessageId;
}

/** The form of a role or of a template of roles; `grants` is the field that offers what there is to give. */
export const roleForm = <Row extends RoleRow>(
  { create, edit, name }: RoleFormTexts,
  grants: ReactElement<ControlProps>,
): ResourceForm<Row, RoleValues, RoleBody> => ({
  createTitle: create,
  editTitle: edit,
  initial: (row) => ({
    name: row?.name ?? '',
    note: row?.note ?? '',
    grants: { routes: row?.routes ?? [], actions: row?.actions ?? [] },
  }),
  toBody: (values, row) => ({
    ...(row && { id: row.id }),
    name: values.name,
    note: values.note,
    routes: [...values.grants.routes],
    actions: [...values.grants.actions],
  }),
  copyField: 'name',
  fields: [
    { name: 'name', label: name, kind: 'text', required: true, max: 40 },
    { name: 'note', label: 'team.role.note', kind: 'text', max: 200 },
    {
      name: 'grants',
      label: 'team.role.grants',
      kind: 'custom',
      control: grants,
      rules: (t) => [
        {
          validator: async (_, value: RoleGrants) => {
            if (isEmptyGrants(value)) throw new Error(t('team.role.grantsNeeded'));
          },
        },
      ],
    },
  ],
});

/** The note, and how much is given. */
export const roleColumns = <Row extends RoleRow>(): readonly ResourceColumn<Row>[] => [
  { key: 'note', title: 'team.role.note', render: ({ note }) => <Text type="secondary">{note}</Text> },
  { key: 'pages', title: 'team.role.pages', width: 72, align: 'end', render: ({ routes }) => routes.length },
  { key: 'actions', title: 'team.role.actions', width: 72, align: 'end', render: ({ actions }) => actions.length },
];
