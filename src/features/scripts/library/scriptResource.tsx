import { Button, Flex } from 'antd';
import { PageLink } from '@/components/PageLink';
import { defineResource } from '@/components/resource/defineResource';
import { madeFilters } from '@/components/resource/madeFilters';
import type { Resource, ResourceTools } from '@/components/resource/types';
import { ToneTag } from '@/components/ToneTag';
import { Text } from '@/components/ui/Text';
import { platformName, videoPlatformIds } from '@/domain/platforms';
import { type ScriptState, scriptStates } from '@/domain/script';
import { formatShortMinute } from '@/hooks/useDates';
import type { MessageId } from '@/hooks/useT';
import { scriptApi } from '@/services/script/api';
import type { Script } from '@/services/script/schema';
import { formatDuration } from '@/utils/formatDuration';
import { AssigneeSelect } from './AssigneeSelect';
import styles from './library.module.css';
import { StateSelect } from './StateSelect';

const stateTone = { draft: 'plain', review: 'busy', ready: 'good', used: 'good', archived: 'plain' } as const;

const address = (script: Script): string => `/editor/script?id=${encodeURIComponent(script.id)}`;

function Actions({ script, tools }: { readonly script: Script; readonly tools: ResourceTools<Script> }) {
  return (
    <span className={styles.actions}>
      <PageLink to={`/compose/post?script=${encodeURIComponent(script.id)}`}>{tools.t('scripts.produce')}</PageLink>
      <PageLink to={`/daping?id=${encodeURIComponent(script.id)}`}>{tools.t('scripts.prompt')}</PageLink>
      {tools.canRemove([script]) && (
        <Button type="text" size="small" onClick={() => void tools.remove([script])}>
          {tools.t('common.delete')}
        </Button>
      )}
    </span>
  );
}

function Name({ script }: { readonly script: Script }) {
  return (
    <PageLink keepsText to={address(script)} className={styles.name}>
      <span className={styles.title}>
        {script.title}
        {script.angle && (
          <Text type="secondary" size="small" className={styles.soft}>
            {' '}
            · {script.angle}
          </Text>
        )}
      </span>
      <Text type="secondary" size="small" className={styles.soft}>
        {script.sentences.find(({ text }) => text)?.text.slice(0, 48)}
      </Text>
    </PageLink>
  );
}

const base: Omit<Resource<Script>, 'key' | 'title' | 'subtitle' | 'empty'> = {
  search: 'scripts.search',
  nameOf: ({ title }) => title,
  actions: { save: 'script.save', status: 'script.save', remove: 'script.delete' },
  manageKey: 'script.manage',
  calls: {
    data: scriptApi.data,
    // The kit's numbers stand for the states, in their order.
    status: ({ ids, status }, options) => scriptApi.state({ ids, state: scriptStates[status] ?? 'draft' }, options),
    remove: scriptApi.delete,
    restore: scriptApi.restore,
  },
  columns: [
    {
      key: 'title',
      title: 'scripts.titleLabel',
      fixed: true,
      sortable: true,
      render: (script) => <Name script={script} />,
    },
    {
      key: 'platform',
      title: 'scripts.platform',
      width: 96,
      render: ({ platform }) => platformName(platform),
    },
    {
      key: 'seconds',
      title: 'scripts.col.seconds',
      width: 88,
      align: 'end',
      sortable: true,
      render: ({ seconds }) => formatDuration(Math.round(seconds)),
    },
    {
      key: 'state',
      title: 'scripts.state',
      width: 132,
      render: (script, tools) =>
        tools.can('save') ? (
          <StateSelect
            key={script.state}
            id={script.id}
            value={script.state}
            name={script.title}
            size="small"
            onChanged={tools.refresh}
          />
        ) : (
          <ToneTag tone={stateTone[script.state]}>{tools.t(`scripts.state.${script.state}`)}</ToneTag>
        ),
    },
    {
      key: 'assignee',
      title: 'scripts.assignee',
      width: 132,
      render: (script) => <AssigneeSelect id={script.id} value={script.assignee} name={script.title} size="small" />,
    },
    {
      key: 'updated_at',
      title: 'scripts.updated',
      width: 136,
      sortable: true,
      render: ({ updated_at }) => (
        <Text type="secondary" size="small" className={styles.soft}>
          {formatShortMinute(updated_at)}
        </Text>
      ),
    },
  ],
  cardShape: 'text',
  card: (script, tools) => (
    <Flex vertical gap={8} style={{ padding: 16 }}>
      <Name script={script} />
      <Flex component="span" gap={12} align="center">
        <ToneTag tone={stateTone[script.state]}>{tools.t(`scripts.state.${script.state}`)}</ToneTag>
        <Text type="secondary" size="small" className={styles.soft}>
          {platformName(script.platform)} · {formatDuration(Math.round(script.seconds))}
        </Text>
      </Flex>
      <Actions script={script} tools={tools} />
    </Flex>
  ),
  rowActions: (script, tools) => <Actions script={script} tools={tools} />,
};

const platformFilter = {
  key: 'platform',
  label: 'scripts.platform' as const,
  options: videoPlatformIds.map((value) => ({ value, label: `scripts.platform.${value}` as MessageId })),
};

/** The team's scripts. */
export const scriptResource = defineResource<Script>({
  ...base,
  key: 'script',
  title: 'scripts.library',
  subtitle: 'scripts.librarySubtitle',
  filters: [
    {
      key: 'state',
      label: 'scripts.state',
      options: scriptStates.map((value) => ({ value, label: `scripts.state.${value}` as MessageId })),
    },
    platformFilter,
    ...madeFilters,
  ],
  statusActions: (['review', 'ready', 'archived'] satisfies ScriptState[]).map((state) => ({
    status: scriptStates.indexOf(state),
    label: `scripts.state.${state}` as MessageId,
  })),
  toolbar: ({ t, can }) =>
    can('save') && (
      <PageLink to="/creation/script">
        <Button type="primary" tabIndex={-1}>
          {t('scripts.create')}
        </Button>
      </PageLink>
    ),
  empty: {
    title: 'scripts.emptyTitle',
    description: 'scripts.emptyLibrary',
    action: { label: 'scripts.create', href: '/creation/script', right: 'script.save' },
  },
});

/** Those that wait to be filmed. */
export const readyScripts = defineResource<Script>({
  ...base,
  key: 'script-ready',
  title: 'scripts.readyTitle',
  subtitle: 'scripts.readySubtitle',
  filters: [platformFilter],
  fixedQuery: { state: 'ready' },
  empty: { title: 'scripts.readyNone', description: 'scripts.readyNoneText' },
});
