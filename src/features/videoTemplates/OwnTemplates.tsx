import { Alert, App, Button, Card, Flex, Input, Modal, Select } from 'antd';
import { useMemo, useState } from 'react';
import { problemSentence } from '@/blocks/video-templates/problemSentence';
import { TemplateParts, usualParts } from '@/blocks/video-templates/TemplateParts';
import { EmptyState } from '@/components/empty/EmptyState';
import { LoadFailure, LoadState } from '@/components/LoadFailure';
import { PageLink } from '@/components/PageLink';
import { useRecycledToast } from '@/components/resource/useRecycledToast';
import { Thumb } from '@/components/Thumb';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { formatTemplateFile, TEMPLATE_FILE_ENDING } from '@/domain/templates/templateFile';
import { templateFromProject } from '@/domain/templates/templateFromProject';
import { videoTemplateProblems } from '@/domain/templates/templateProblems';
import { projectJson } from '@/engine/project/projectJson';
import type { Project } from '@/engine/project/schema';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { formatShortMinute } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { saveBlob } from '@/lib/saveBlob';
import { timelineAddress } from '@/services/project/address';
import { projectApi } from '@/services/project/api';
import type { ProjectRecord } from '@/services/project/schema';
import { cleanFileName } from '@/utils/cleanFileName';
import { OWN_TEMPLATE_KIND, readOwnTemplate } from './ownTemplate';

/** The merchant's own templates: made of its videos, filled anew. */
export function OwnTemplates() {
  const t = useT();
  const can = useCan();
  const { message } = App.useApp();
  const [isMaking, setMaking] = useState(false);
  const { data, error, refresh } = useLoad(projectApi.data, { kind: OWN_TEMPLATE_KIND, page_size: 100 });
  const offerUndo = useRecycledToast();
  const remove = useAction(projectApi.delete);
  const restore = useAction(projectApi.restore);
  const read = useAction(projectApi.info);
  const download = async (id: string) => {
    const answer = await read.run({ id });
    if (!answer) return;
    const { title } = answer.result;
    const template = readOwnTemplate(answer.result);
    if (!template) return void message.error(t('templates.own.unreadable'));
    const text = formatTemplateFile({ title, document: template.project, fields: template.fields });
    saveBlob(new Blob([text], { type: 'application/json' }), `${cleanFileName(title)}.${TEMPLATE_FILE_ENDING}`);
  };
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
      <LoadState data={data} error={error} onRetry={refresh} rows={3} />
      {data?.list.length === 0 && (
        <EmptyState title={t('templates.own.empty')} description={t('templates.own.emptyText')} />
      )}
      <GridLayout columns="repeat(auto-fill, minmax(clamp(150px, 24vw, 240px), 1fr))" gap={16}>
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
              <Flex gap={8} wrap>
                <PageLink to={`/compose/template_to_video?project=${encodeURIComponent(id)}`}>
                  <Button type="primary" size="small" tabIndex={-1}>
                    {t('templates.own.fill')}
                  </Button>
                </PageLink>
                <Button size="small" title={t('templates.own.fileHint')} onClick={() => void download(id)}>
                  {t('templates.own.file')}
                </Button>
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
    <Modal open width={840} title={t('templates.own.make')} footer={null} onCancel={onClose}>
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
  const [title, setTitle] = useState(record.title);
  const [open, setOpen] = useState(() => usualParts(t, project));
  const made = useMemo(() => templateFromProject(project, open), [project, open]);
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
      <TemplateParts project={project} value={open} onChange={setOpen} />
      {problems.map((problem) => {
        const sentence = problemSentence(t, problem);
        return <Alert key={sentence} type="warning" showIcon title={sentence} />;
      })}
      {problems.some(({ code }) => code === 'unreadableMedia') && (
        <PageLink to={timelineAddress(record.id)}>{t('templates.own.toFiles')}</PageLink>
      )}
      <Button type="primary" disabled={isStopped} loading={save.isPending} onClick={() => void submit()}>
        {t('templates.own.save')}
      </Button>
    </Flex>
  );
}
