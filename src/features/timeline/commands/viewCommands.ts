import { projectDuration } from '@/engine/project/projectDuration';
import { maxTicks, TICKS_PER_SECOND, type Ticks, ticks, toSeconds, ZERO } from '@/engine/time/ticks';
import { newId } from '@/utils/newId';
import type { TimelineTool } from '../model/editorStore';
import type { CommandContext, EditorCommandDefinition, Moment } from './types';

const zoomStep = 1.35;
/** Pixels a second: a ten-hour project fits, a frame is a finger wide. */
export const zoomLimits = { min: 0.02, max: 3000 } as const;
const assumedWidth = 1000;
const fitShare = 0.94;

/** Zooms about the playhead, or about the middle when it is out of sight. */
export function zoomBy({ store }: CommandContext, { state, playhead }: Moment, factor: number): void {
  const before = state.pixelsPerSecond;
  const after = Math.min(zoomLimits.max, Math.max(zoomLimits.min, before * factor));
  const width = state.viewWidth || assumedWidth;
  const visible = (width / before) * TICKS_PER_SECOND;
  const isInSight = playhead >= state.scroll && playhead <= state.scroll + visible;
  const anchor = isInSight ? playhead : state.scroll + visible / 2;
  const scroll = maxTicks(ZERO, ticks(anchor - ((anchor - state.scroll) * before) / after));
  store.set({ pixelsPerSecond: after, scroll });
}

function zoomFit({ store }: CommandContext, { state, project }: Moment): void {
  const seconds = toSeconds(projectDuration(project));
  if (seconds <= 0) return;
  const wished = ((state.viewWidth || assumedWidth) * fitShare) / seconds;
  store.set({ pixelsPerSecond: Math.min(zoomLimits.max, Math.max(zoomLimits.min, wished)), scroll: 0 as Ticks });
}

const tool = (
  id: 'toolSelect' | 'toolBlade' | 'toolSlip' | 'toolSlide' | 'toolRoll',
  key: string,
  name: TimelineTool,
): EditorCommandDefinition => ({
  id,
  shortcuts: [key],
  isActive: ({ state }) => state.tool === name,
  run: ({ store }) => store.set({ tool: name }),
});

/** How the editor looks and behaves; nothing here changes the document, but for markers and the magnetic main track. */
export const viewCommands: readonly EditorCommandDefinition[] = [
  {
    id: 'marker',
    shortcuts: ['M'],
    run: ({ store }, { project, playhead }) => {
      const here = project.markers.find(({ at }) => at === playhead);
      if (here) store.act({ type: 'removeMarker', markerId: here.id }, { label: 'timeline.step.removeMarker' });
      else
        store.act(
          { type: 'addMarker', marker: { id: newId(), at: playhead, label: '', kind: 'note' } },
          { label: 'timeline.step.addMarker' },
        );
    },
  },
  { id: 'zoomIn', shortcuts: ['=', 'Plus'], run: (context, moment) => zoomBy(context, moment, zoomStep) },
  { id: 'zoomOut', shortcuts: ['-'], run: (context, moment) => zoomBy(context, moment, 1 / zoomStep) },
  { id: 'zoomFit', shortcuts: ['Shift+Z'], run: zoomFit },
  {
    id: 'snapping',
    shortcuts: ['N'],
    isActive: ({ state }) => state.isSnapping,
    run: ({ store }, { state }) => store.set({ isSnapping: !state.isSnapping }),
  },
  {
    id: 'ripple',
    shortcuts: ['R'],
    isActive: ({ state }) => state.isRipple,
    run: ({ store }, { state }) => store.set({ isRipple: !state.isRipple }),
  },
  {
    id: 'magnetic',
    shortcuts: ['Shift+M'],
    isActive: ({ project }) => project.magnetic === true,
    run: ({ store }, { project }) =>
      store.act({ type: 'setMagnetic', isOn: !project.magnetic }, { label: 'timeline.step.setMagnetic' }),
  },
  tool('toolSelect', 'V', 'select'),
  tool('toolBlade', 'B', 'blade'),
  tool('toolSlip', 'Y', 'slip'),
  tool('toolSlide', 'U', 'slide'),
  tool('toolRoll', 'T', 'roll'),
  {
    id: 'grid',
    shortcuts: ["'"],
    isActive: ({ state }) => state.isGridShown,
    run: ({ store }, { state }) => store.set({ isGridShown: !state.isGridShown }),
  },
  { id: 'fullScreen', shortcuts: ['F'], run: ({ host }) => host.toggleFullScreen() },
];
