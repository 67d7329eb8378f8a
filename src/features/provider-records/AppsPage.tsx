import { Button, Flex, Switch } from 'antd';
import { PlansField, plansOf } from '@/blocks/PlansField';
import { defineResource } from '@/components/resource/defineResource';
import { ResourcePage } from '@/components/resource/ResourcePage';
import { TextCard } from '@/components/resource/TextCard';
import type { ControlProps, ResourceRow, ResourceTools } from '@/components/resource/types';
import { ToneTag } from '@/components/ToneTag';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { MAX_APP_NAME } from '@/domain/apps';
import { useAction } from '@/hooks/useAction';
import type { Translate } from '@/hooks/useT';
import type { InputOf } from '@/services/contract';
import { platformAppApi } from '@/services/platform_app/api';
import type { PlatformApp, platform_appContract } from '@/services/platform_app/schema';

interface AppRow extends Omit<PlatformApp, 'revision'>, ResourceRow {
  /** In the list, from 1. */
  readonly position: number;
  readonly count: number;
}

interface AppValues {
  name: string;
  is_on: boolean;
  plans: string[];
  is_recommended: boolean;
}

type AppBody = InputOf<(typeof platform_appContract)['save']>;

const rowsOf = (list: readonly PlatformApp[]): AppRow[] =>
  list.map((app, index) => ({ ...app, id: app.key, position: index + 1, count: list.length }));

const usualName = (t: Translate, { key }: AppRow): string => t(`menu.creative.tool.${key}`);
const nameOf = (t: Translate, row: AppRow): string => row.name || usualName(t, row);
const usesOf = (t: Translate, { used_runs, used_merchants }: AppRow): string =>
  used_runs === 0 ? t('app.unused') : t('app.uses', { runs: used_runs, merchants: used_merchants });

interface RowProps {
  readonly row: AppRow;
  readonly tools: ResourceTools<AppRow>;
}

const AppState = ({ row, tools: { t } }: RowProps) => (
  <Flex gap={4} wrap>
    <ToneTag tone={row.is_on ? 'good' : 'plain'}>{t(row.is_on ? 'app.on' : 'app.off')}</ToneTag>
    {row.is_recommended && <ToneTag tone="warn">{t('app.recommended')}</ToneTag>}
  </Flex>
);

function AppActions({ row, tools }: RowProps) {
  const { t, can, edit, refresh } = tools;
  const move = useAction(platformAppApi.move, { invalidates: ['audit'] });
  if (!can('save')) return null;
  const name = nameOf(t, row);
  const moveTo = async (position: number) => {
    if (await move.run({ key: row.key, position })) refresh();
  };
  return (
    <Flex wrap>
      <Button type="link" size="small" onClick={() => edit(row)}>
        {t('app.settle')}
      </Button>
      <Button
        type="link"
        size="small"
        disabled={row.position === 1 || move.isPending}
        aria-label={t('app.upNamed', { name })}
        onClick={() => void moveTo(row.position - 1)}
      >
        {t('category.up')}
      </Button>
      <Button
        type="link"
        size="small"
        disabled={row.position === row.count || move.isPending}
        aria-label={t('app.downNamed', { name })}
        onClick={() => void moveTo(row.position + 1)}
      >
        {t('category.down')}
      </Button>
    </Flex>
  );
}

const SwitchField = ({ id, value, onChange }: ControlProps) => (
  <Switch {...(id ? { id } : {})} checked={value === true} onChange={(isOn) => onChange?.(isOn)} />
);

const appsResource = defineResource<AppRow, AppValues, AppBody>({
  key: 'template.app',
  title: 'app.pageTitle',
  subtitle: 'app.subtitle',
  nameOf: ({ key, name }) => name || key,
  actions: { save: 'platform_app.save' },
  calls: {
    data: async (_query, options) => {
      const list = rowsOf((await platformAppApi.data(options)).list);
      return { list, paginator: { total: list.length } };
    },
    info: async ({ id }, options) => {
      const row = rowsOf((await platformAppApi.data(options)).list).find((one) => one.id === id);
      if (!row) throw new Error(`no application ${id}`);
      return row;
    },
    save: platformAppApi.save,
  },
  columns: [
    {
      key: 'name',
      title: 'app.name',
      fixed: true,
      render: (row, { t, edit }) => (
        <Flex vertical>
          <PlainButton onClick={() => edit(row)}>{nameOf(t, row)}</PlainButton>
          {row.name && (
            <Text type="tertiary" size="small">
              {usualName(t, row)}
            </Text>
          )}
        </Flex>
      ),
    },
    { key: 'is_on', title: 'app.state', width: 152, render: (row, tools) => <AppState row={row} tools={tools} /> },
    { key: 'plans', title: 'shelf.plans', width: 168, render: (row, { t }) => plansOf(t, row) },
    { key: 'used_runs', title: 'app.used', width: 200, render: (row, { t }) => usesOf(t, row) },
  ],
  rowActions: (row, tools) => <AppActions row={row} tools={tools} />,
  actionsWidth: 184,
  cardShape: 'text',
  defaultView: 'table',
  card: (row, tools) => (
    <TextCard title={nameOf(tools.t, row)} state={<AppState row={row} tools={tools} />}>
      <Text type="tertiary" size="small">
        {plansOf(tools.t, row)} · {usesOf(tools.t, row)}
      </Text>
      <AppActions row={row} tools={tools} />
    </TextCard>
  ),
  form: {
    editTitle: 'app.edit',
    width: 480,
    initial: (row) => ({
      name: row?.name ?? '',
      is_on: row?.is_on ?? true,
      plans: [...(row?.plans ?? [])],
      is_recommended: row?.is_recommended ?? false,
    }),
    toBody: (values, row) => {
      // Applications are there from the start: none is made in this form.
      if (!row) throw new Error('no application is edited');
      return { ...values, key: row.key };
    },
    fields: [
      { name: 'is_on', label: 'app.isOn', help: 'app.isOnHelp', kind: 'custom', control: <SwitchField /> },
      { name: 'plans', label: 'shelf.plans', help: 'app.plansHelp', kind: 'custom', control: <PlansField /> },
      { name: 'name', label: 'app.ownName', help: 'app.ownNameHelp', kind: 'text', max: MAX_APP_NAME },
      {
        name: 'is_recommended',
        label: 'app.recommended',
        help: 'app.recommendedHelp',
        kind: 'custom',
        control: <SwitchField />,
      },
    ],
  },
  empty: { title: 'app.emptyTitle', description: 'app.emptyText' },
});

/** Which applications a provider's merchants get, under what name and in what order. */
export const AppsPage = () => <ResourcePage resource={appsResource} />;
