import { ScissorOutlined } from '@ant-design/icons';
import { history } from '@umijs/max';
import { App, Button } from 'antd';
import { useState } from 'react';
import type { Project } from '@/engine/project/schema';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
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
  const { message } = App.useApp();
  const { store, session } = useParts();
  const [isOpening, setOpening] = useState(false);
  if (!can('project.save')) return null;
  const open = async (document: Project) => {
    setOpening(true);
    try {
      await session.save();
      const { draft } = store.getState();
      const projectId = session.id();
      const address = await makeTimeline(document, {
        title: draft.goods.form.title.trim() || t('compose.untitled'),
        cover: draft.goods.form.cover,
        source: [...sourceOf(draft), ...(projectId ? [{ type: 'project' as const, id: projectId }] : [])],
      });
      history.push(address);
    } catch (error) {
      message.error(messageOf(error));
    } finally {
      setOpening(false);
    }
  };
  return (
    <Button
      block
      icon={<ScissorOutlined aria-hidden />}
      disabled={!project}
      loading={isOpening}
      title={t('render.refineHint')}
      onClick={() => project && void open(project)}
    >
      {t('render.refine')}
    </Button>
  );
}
