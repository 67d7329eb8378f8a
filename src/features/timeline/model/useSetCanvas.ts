import { App } from 'antd';
import type { StepOptions } from '@/engine/edit/history';
import type { Project } from '@/engine/project/schema';
import { allTracks } from '@/engine/project/walk';
import { sameRate } from '@/engine/time/frameRate';
import { useT } from '@/hooks/useT';
import { useEditorParts } from '../EditorContext';

const lockedClips = (project: Project) =>
  allTracks(project).flatMap(({ track }) =>
    track.locked ? track.clips.map(({ start, duration }) => [start, duration]) : [],
  );

/** Changes the canvas. Where another rate moves cuts of locked tracks it says so: nobody expects a hand on them. */
export function useSetCanvas(): (patch: Partial<Project['canvas']>, options?: Pick<StepOptions, 'merge'>) => void {
  const t = useT();
  const { message } = App.useApp();
  const { store } = useEditorParts();
  return (patch, options = {}) => {
    const before = store.getState().history.present;
    store.act({ type: 'setCanvas', patch }, { label: 'timeline.step.setCanvas', ...options });
    const after = store.getState().history.present;
    if (sameRate(before.canvas.fps, after.canvas.fps)) return;
    if (lockedClips(before).join() !== lockedClips(after).join()) message.info(t('timeline.rateMovedLocked'));
  };
}
