import { history } from '@umijs/max';
import { Button, Flex, Tag } from 'antd';
import { PageLink } from '@/components/PageLink';
import { defineResource } from '@/components/resource/defineResource';
import { ResourcePage } from '@/components/resource/ResourcePage';
import type { ResourceTools } from '@/components/resource/types';
import { Thumb } from '@/components/Thumb';
import { Text } from '@/components/ui/Text';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { formatShortMinute } from '@/hooks/useDates';
import type { MessageId } from '@/hooks/useT';
import { useT } from '@/hooks/useT';
import { projectAddress } from '@/services/project/address';
import { projectApi } from '@/services/project/api';
import { copyProject } from '@/services/project/copyProject';
import type { ProjectSummary } from '@/services/project/schema';
import styles from './ProjectsPage.module.css';

const kinds = ['compose.post', 'editor.timeline', 'creative.clip.creation', 'compose.template_to_video'] as const;
const isKnown = (kind: string): kind is (typeof kinds)[number] => kinds.some((known) => known === kind);
const kindName = (kind: string): MessageId => (isKnown(kind) ? `projects.kind.${kind}` : 'projects.kind.other');

interface RowProps {
  readonly project: ProjectSummary;
  readonly tools: ResourceTools<ProjectSummary>;
}

function Name({ project, tools: { t } }: RowProps) {
  const { title, cover, kind, finished, author } = project;
  const to = projectAddress(project);
  const words = (
    <Flex component="span" gap={12} align="center">
      <Thumb src={cover} ratio={3 / 4} width={40} />
      <Flex component="span" vertical gap={4} style={{ minInlineSize: 0 }}>
        <Text strong ellipsis>
          {title}
        </Text>
        <Flex component="span" gap={8} align="center" wrap>
          <Tag variant="filled">{t(kindName(kind))}</Tag>
          {finished && <Tag color="success">{t('projects.finished')}</Tag>}
          <Text type="secondary" size="small">
            {author.name}
          </Text>
        </Flex>
      </Flex>
    </Flex>
  );
  return to ? (
    <PageLink keepsText to={to} className={styles.name}>
      {words}
    </PageLink>
  ) : (
    words
  );
}

function Actions({ project, tools }: RowProps) {
  const t = useT();
  const can = useCan();
  const to = projectAddress(project);
  const copying = useAction(async (id: string) => {
    const copy = await copyProject(id, (title) => t('projects.copyOf', { title }));
    const address = projectAddress(copy);
    if (address) history.push(address);
  });
  return (
    <Flex component="span" gap={4} wrap>
      {to && <PageLink to={to}>{t(project.finished ? 'projects.open' : 'projects.goOn')}</PageLink>}
      {can('project.save') && (
        <Button type="link" size="small" loading={copying.isPending} onClick={() => void copying.run(project.id)}>
          {t('projects.copy')}
        </Button>
      )}
      {tools.canRemove([project]) && (
        <Button type="text" size="small" onClick={() => void tools.remove([project])}>
          {t('common.delete')}
        </Button>
      )}
    </Flex>
  );
}

const projectResource = defineResource<ProjectSummary>({
  key: 'project',
  title: 'projects.title',
  subtitle: 'projects.subtitle',
  search: 'projects.search',
  nameOf: ({ title }) => title,
  actions: { remove: 'project.delete' },
  manageKey: 'project.manage',
  calls: { data: projectApi.data, remove: projectApi.delete, restore: projectApi.restore },
  filters: [
    { key: 'kind', label: 'projects.kind', options: kinds.map((value) => ({ value, label: kindName(value) })) },
    {
      key: 'finished',
      label: 'projects.state',
      options: [
        { value: '0', label: 'projects.inWork' },
        { value: '1', label: 'projects.finished' },
      ],
    },
  ],
  columns: [
    {
      key: 'title',
      title: 'projects.name',
      fixed: true,
      sortable: true,
      render: (project, tools) => <Name project={project} tools={tools} />,
    },
    {
      key: 'updated_at',
      title: 'projects.updated',
      width: 148,
      sortable: true,
      render: ({ updated_at }) => <Text type="secondary">{formatShortMinute(updated_at)}</Text>,
    },
  ],
  card: (project, tools) => (
    <Flex vertical gap={12} style={{ padding: 16 }}>
      <Name project={project} tools={tools} />
      <Flex justify="space-between" align="center" gap={8} wrap>
        <Text type="secondary" size="small">
          {formatShortMinute(project.updated_at)}
        </Text>
        <Actions project={project} tools={tools} />
      </Flex>
    </Flex>
  ),
  cardShape: 'text',
  rowActions: (project, tools) => <Actions project={project} tools={tools} />,
  actionsWidth: 224,
  toolbar: ({ t }) => <NewVideo label={t('projects.create')} />,
  empty: {
    title: 'projects.empty',
    description: 'projects.emptyText',
    action: { label: 'projects.create', href: '/compose/post', right: 'project.save' },
  },
});

function NewVideo({ label }: { readonly label: string }) {
  const can = useCan();
  return (
    can('project.save') && (
      <PageLink to="/compose/post">
        <Button type="primary" tabIndex={-1}>
          {label}
        </Button>
      </PageLink>
    )
  );
}

/** All videos in the making, whichever screen they were begun on: each opens where it was left. */
export function ProjectsPage() {
  return (
    <div className={styles.page}>
      <ResourcePage resource={projectResource} />
    </div>
  );
}
