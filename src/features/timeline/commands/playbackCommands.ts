import { projectDuration } from '@/engine/project/projectDuration';
import { allTracks, clipEnd } from '@/engine/project/walk';
import { type Ticks, ZERO } from '@/engine/time/ticks';
import type { CommandContext, EditorCommandDefinition, Moment } from './types';

const hasVideo = ({ project }: Moment): boolean => projectDuration(project) > 0;

const fastest = 4;

/** J and L: each press doubles the rate in its direction, the other key turns round. */
function shuttle({ player }: CommandContext, way: 1 | -1): void {
  const { playing, rate } = player.state();
  const isSameWay = playing && Math.sign(rate) === way;
  player.setRate(isSameWay ? way * Math.min(fastest, Math.abs(rate) * 2) : way);
  if (!playing) player.play();
}

/** Where clips begin and end, in order. */
function cuts({ project }: Moment): readonly Ticks[] {
  const times = new Set<Ticks>([ZERO]);
  for (const { track } of allTracks(project)) for (const clip of track.clips) times.add(clip.start).add(clipEnd(clip));
  return [...times].sort((a, b) => a - b);
}

/** Play, shuttle, step. */
export const playbackCommands: readonly EditorCommandDefinition[] = [
  {
    id: 'playPause',
    shortcuts: ['Space'],
    isEnabled: hasVideo,
    run: ({ player }) => (player.state().playing ? player.pause() : player.play()),
  },
  {
    id: 'playBack',
    shortcuts: ['J'],
    isHidden: true,
    isEnabled: hasVideo,
    run: (context) => shuttle(context, -1),
  },
  { id: 'pause', shortcuts: ['K'], isHidden: true, run: ({ player }) => player.pause() },
  {
    id: 'playForward',
    shortcuts: ['L'],
    isHidden: true,
    isEnabled: hasVideo,
    run: (context) => shuttle(context, 1),
  },
  {
    id: 'frameBack',
    shortcuts: ['ArrowLeft'],
    isHidden: true,
    isEnabled: hasVideo,
    run: (context) => context.player.frameStep(-1),
  },
  {
    id: 'frameForward',
    shortcuts: ['ArrowRight'],
    isHidden: true,
    isEnabled: hasVideo,
    run: (context) => context.player.frameStep(1),
  },
  {
    id: 'framesBack',
    shortcuts: ['Shift+ArrowLeft'],
    isHidden: true,
    isEnabled: hasVideo,
    run: (context) => context.player.frameStep(-10),
  },
  {
    id: 'framesForward',
    shortcuts: ['Shift+ArrowRight'],
    isHidden: true,
    isEnabled: hasVideo,
    run: (context) => context.player.frameStep(10),
  },
  {
    id: 'cutBack',
    shortcuts: ['ArrowUp'],
    isEnabled: hasVideo,
    run: ({ player }, moment) => player.seek(cuts(moment).findLast((time) => time < moment.playhead) ?? ZERO),
  },
  {
    id: 'cutForward',
    shortcuts: ['ArrowDown'],
    isEnabled: hasVideo,
    run: ({ player }, moment) =>
      player.seek(cuts(moment).find((time) => time > moment.playhead) ?? projectDuration(moment.project)),
  },
  { id: 'goStart', shortcuts: ['Home'], isEnabled: hasVideo, run: ({ player }) => player.seek(ZERO) },
  {
    id: 'goEnd',
    shortcuts: ['End'],
    isEnabled: hasVideo,
    run: ({ player }, { project }) => player.seek(projectDuration(project)),
  },
  {
    id: 'rangeIn',
    shortcuts: ['I'],
    isEnabled: hasVideo,
    run: ({ store }, { state, playhead }) =>
      store.set({
        rangeIn: playhead,
        ...(state.rangeOut !== undefined && state.rangeOut <= playhead ? { rangeOut: undefined } : {}),
      }),
  },
  {
    id: 'rangeOut',
    shortcuts: ['O'],
    isEnabled: ({ playhead }) => playhead > 0,
    run: ({ store }, { state, playhead }) =>
      store.set({
        rangeOut: playhead,
        ...(state.rangeIn !== undefined && state.rangeIn >= playhead ? { rangeIn: undefined } : {}),
      }),
  },
  {
    id: 'rangeClear',
    shortcuts: ['Shift+X'],
    isEnabled: ({ state }) => state.rangeIn !== undefined || state.rangeOut !== undefined,
    run: ({ store }) => store.set({ rangeIn: undefined, rangeOut: undefined }),
  },
  {
    id: 'loop',
    shortcuts: ['Shift+L'],
    isActive: ({ state }) => state.isLooping,
    run: ({ store }, { state }) => store.set({ isLooping: !state.isLooping }),
  },
];
