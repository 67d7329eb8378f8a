import { Link } from '@umijs/max';
import { Alert, Button, Card, Checkbox, Flex, Input, Modal, Select, Skeleton } from 'antd';
import { useMemo, useState } from 'react';
import { EmptyState } from '@/components/empty/EmptyState';
import { LoadFailure } from '@/components/LoadFailure';
import { useRecycledToast } from '@/components/resource/useRecycledToast';
import { Thumb } from '@/components/Thumb';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { MAX_ELEMENT_NAME } from '@/domain/templates/elements';
import { partsOf, type TemplatePart, templateFromProject } from '@/domain/templates/templateFromProject';
import { videoTemplateProblems } from '@/domain/templates/templateProblems';
import { projectJson } from '@/engine/project/projectJson';
import type { Project } from '@/engine/project/schema';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { formatShortMinute } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { projectApi } from '@/services/project/api';
import type { ProjectRecord } from '@/services/project/schema';
import { formatDuration } from '@/utils/formatDuration';
import { OWN_TEMPLATE_KIND, problemSentence, readOwnTemplate } from './ownTemplate';

/** The merchant's own templates: made of its videos, filled anew. */
export function OwnTemplates() {
  const t = useT();
  const can = useCan();
  const [isMaking, setMaking] = useState(false);
  const { data, error, refresh } = useLoad(projectApi.data, { kind: OWN_TEMPLATE_KIND, page_size: 100 });
  const offerUndo = useRecycledToast();
  const remove = useAction(projectApi.delete);
  const restore = useAction(projectApi.restore);
  const removeOne = async (id: string) => {
    if (!(await remove.run({ ids: [id] }))) return;
    offerUndo(1, async () => {
      await restore.run({ ids: [id] });
    });
  };
  return (
    <Flex vertical gap={16} component="section" aria-label={t('templates.own.title')}>
      <Flex justify="space-between" align="center" gap={12} wrap>
        <Text type="secondary">{t('templates.own.lead')}</Text>
        {can('project.save') && (
          <Button type="primary" onClick={() => setMaking(true)}>
            {t('templates.own.make')}
          </Button>
        )}
      </Flex>
      {!data && error && <LoadFailure error={error} onRetry={refresh} />}
      {!data && !error && <Skeleton active />}
      {data?.list.length === 0 && (
        <EmptyState title={t('templates.own.empty')} description={t('templates.own.emptyText')} />
      )}
      <GridLayout columns="repeat(auto-fill, minmax(240px, 1fr))" gap={16}>
        {data?.list.map(({ id, title, cover, author, updated_at }) => (
          <Card key={id} size="small" role="group" aria-label={title}>
            <Flex vertical gap={8}>
              <Flex gap={12} align="center">
                <Thumb src={cover} ratio={3 / 4} width={40} />
                <Flex vertical>
                  <Text strong>{title}</Text>
                  <Text type="secondary" size="small">
                    {author.name} · {formatShortMinute(updated_at)}
                  </Text>
                </Flex>
              </Flex>
              <Flex gap={8}>
                <Link to={`/compose/template_to_video?project=${encodeURIComponent(id)}`}>
                  <Button type="primary" size="small" tabIndex={-1}>
                    {t('templates.own.fill')}
                  </Button>
                </Link>
                {can('project.delete') && (
                  <Button size="small" onClick={() => void removeOne(id)}>
                    {t('common.delete')}
                  </Button>
                )}
              </Flex>
            </Flex>
          </Card>
        ))}
      </GridLayout>
      {isMaking && <MakeTemplate onClose={() => setMaking(false)} />}
    </Flex>
  );
}

/** Chooses a video of the timeline, and what of it stays open. */
function MakeTemplate({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const [id, setId] = useState<string>();
  const { data: projects } = useLoad(projectApi.data, { kind: 'editor.timeline', page_size: 100 });
  const { data: record, error, refresh } = useLoad(projectApi.info, id === undefined ? undefined : { id });
  const read = useMemo(() => record && readOwnTemplate(record), [record]);
  return (
    <Modal open width={640} title={t('templates.own.make')} footer={null} onCancel={onClose}>
      <Flex vertical gap={16}>
        <Select
          aria-label={t('templates.own.project')}
          placeholder={t('templates.own.project')}
          value={id ?? null}
          options={(projects?.list ?? []).map((one) => ({ value: one.id, label: one.title }))}
          notFoundContent={t('templates.own.noProjects')}
          onChange={setId}
        />
        {error && <LoadFailure error={error} onRetry={refresh} />}
        {record && !read && <Alert type="warning" showIcon title={t('templates.own.unreadable')} />}
        {record && read && <PartsForm key={record.id} record={record} project={read.project} onDone={onClose} />}
      </Flex>
    </Modal>
  );
}

interface PartsFormProps {
  readonly record: ProjectRecord;
  readonly project: Project;
  readonly onDone: () => void;
}

function PartsForm({ record, project, onDone }: PartsFormProps) {
  const t = useT();
  const parts = useMemo(() => partsOf(project), [project]);
  const [title, setTitle] = useState(record.title);
  const [names, setNames] = useState<Readonly<Record<string, string>>>(() => {
    const counts = { media: 0, text: 0 };
    return Object.fromEntries(
      parts.map(({ clipId, type, name }) => {
        counts[type] += 1;
        const usual = t(`templates.own.part.${type}`, { number: counts[type] });
        return [clipId, name.replaceAll('.', '').slice(0, MAX_ELEMENT_NAME) || usual];
      }),
    );
  });
  const made = useMemo(() => templateFromProject(project, names), [project, names]);
  const problems = videoTemplateProblems(made.document, made.fields);
  // A file of this browser still opens here: it is said, and stops nobody.
  const isStopped = title.trim() === '' || problems.some(({ code }) => code !== 'unreadableMedia');
  const save = useAction(projectApi.save, { messages: { done: 'templates.own.saved' } });
  const submit = async () => {
    const body = {
      title: title.trim(),
      kind: OWN_TEMPLATE_KIND,
      cover: record.cover,
      draft: { fields: made.fields },
      document: projectJson(made.document),
      source: [{ type: 'project' as const, id: record.id }],
      // It waits for nobody: it is not among the drafts to be gone on with.
      finished: true,
    };
    if (await save.run(body)) onDone();
  };
  return (
    <Flex vertical gap={12}>
      <Input
        value={title}
        maxLength={120}
        aria-label={t('templates.own.name')}
        placeholder={t('templates.own.name')}
        onChange={({ target }) => setTitle(target.value)}
      />
      <Text type="secondary">{t('templates.own.partsHint')}</Text>
      {parts.map((part) => (
        <PartRow
          key={part.clipId}
          part={part}
          name={names[part.clipId]}
          onChange={(name) => setNames((before) => ({ ...before, [part.clipId]: name ?? '' }))}
        />
      ))}
      {problems.map((problem) => {
        const sentence = problemSentence(t, problem);
        return <Alert key={sentence} type="warning" showIcon title={sentence} />;
      })}
      <Button type="primary" disabled={isStopped} loading={save.isPending} onClick={() => void submit()}>
        {t('templates.own.save')}
      </Button>
    </Flex>
  );
}

interface PartRowProps {
  readonly part: TemplatePart;
  readonly name: string | undefined;
  /** undefined = it stays as it is. */
  readonly onChange: (name: string | undefined) => void;
}

function PartRow({ part: { type, name: own, shows, at, isOpen }, name = '', onChange }: PartRowProps) {
  const t = useT();
  const [isChosen, setChosen] = useState(true);
  const [typed, setTyped] = useState(name);
  const label = t(`templates.own.kind.${type}`, { time: formatDuration(at), shows: shows || own });
  return (
    <Flex gap={8} align="center" wrap>
      <Checkbox
        style={{ flex: '1 1 200px' }}
        checked={isChosen}
        disabled={isOpen}
        onChange={({ target }) => {
          setChosen(target.checked);
          onChange(target.checked ? typed : undefined);
        }}
      >
        {label}
      </Checkbox>
      <Input
        style={{ flex: '1 1 160px', maxInlineSize: 240 }}
        value={typed}
        disabled={!isChosen}
        maxLength={MAX_ELEMENT_NAME}
        aria-label={t('templates.own.nameOf', { part: label })}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(target.value);
        }}
      />
    </Flex>
  );
}
