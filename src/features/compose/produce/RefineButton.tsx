import { ScissorOutlined } from '@ant-design/icons';
import { history } from '@umijs/max';
import { Button } from 'antd';
import type { Project } from '@/engine/project/schema';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { makeTimeline } from '@/services/project/makeTimeline';
import { useParts } from '../ComposeContext';
import { sourceOf } from '../model/sourceOf';

interface RefineButtonProps {
  readonly project: Project | undefined;
}

/** Goes on with the composition in the timeline editor; the composition itself stays as it is. */
export function RefineButton({ project }: RefineButtonProps) {
  const t = useT();
  const can = useCan();
  const { store, session } = useParts();
  const opening = useAction(async (document: Project) => {
    await session.save();
    const { draft } = store.getState();
    const projectId = session.id();
    const address = await makeTimeline(document, {
      title: draft.goods.form.title.trim() || t('compose.untitled'),
      cover: draft.goods.form.cover,
      source: [...sourceOf(draft), ...(projectId ? [{ type: 'project' as const, id: projectId }] : [])],
    });
    history.push(address);
  });
  if (!can('project.save')) return null;
  return (
    <Button
      block
      icon={<ScissorOutlined aria-hidden />}
      disabled={!project}
      loading={opening.isPending}
      title={t('render.refineHint')}
      onClick={() => project && void opening.run(project)}
    >
      {t('render.refine')}
    </Button>
  );
}
