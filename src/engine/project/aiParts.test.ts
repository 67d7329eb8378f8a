import { applyAction } from '../edit/applyAction';
import { FPS_30 } from '../time/frameRate';
import { fromSeconds as s, ZERO } from '../time/ticks';
import { aiParts, hasAiParts } from './aiParts';
import { createProject } from './createProject';
import { audioClip, figureClip, type MediaRef, type Project, videoClip } from './schema';

const media = (id: string, kind: MediaRef['kind'], isAi?: boolean): MediaRef => ({
  ...{ id, kind, name: '', url: `/${id}`, width: 0, height: 0, duration: s(9), hasAudio: true },
  ...(isAi ? { isAi } : {}),
});
const empty = createProject({ title: 't', fps: FPS_30 });

/** With the maker's own footage on the main track and tracks for the rest. */
const own = applyAction(empty, {
  type: 'batch',
  actions: [
    { type: 'addMedia', media: media('shot', 'video') },
    {
      type: 'insertClip',
      trackId: empty.tracks.main.id,
      clip: videoClip.parse({ type: 'video', id: 'a', mediaId: 'shot', start: 0, duration: s(3) }),
    },
    { type: 'addTrack', kind: 'audio', id: 'voices' },
    { type: 'addTrack', kind: 'overlay', id: 'figures' },
  ],
});

const withVoice = (project: Project, id: string, isAi: boolean): Project =>
  applyAction(project, {
    type: 'batch',
    actions: [
      { type: 'addMedia', media: media(`${id}-file`, 'audio', isAi) },
      {
        type: 'insertClip',
        trackId: 'voices',
        clip: audioClip.parse({ type: 'audio', id, mediaId: `${id}-file`, start: 0, duration: s(1) }),
      },
    ],
  });

test('the maker’s own footage and voice carry no label', () => {
  const spoken = withVoice(own, 'recorded', false);
  expect(aiParts(spoken)).toEqual([]);
  expect(spoken.aiLabel).toMatchObject({ visible: false, metadata: false });
});

test('a synthetic voice turns the label on', () => {
  const spoken = withVoice(own, 'say', true);
  expect(aiParts(spoken)).toEqual([{ kind: 'voice', count: 1 }]);
  expect(spoken.aiLabel).toMatchObject({ visible: true, metadata: true });
});

test('so does a presenter', () => {
  const clip = figureClip.parse({ type: 'figure', id: 'f', presenter: 'lin', start: ZERO, duration: s(2) });
  const shown = applyAction(own, { type: 'insertClip', trackId: 'figures', clip });
  expect(aiParts(shown)).toEqual([{ kind: 'presenter', count: 1 }]);
  expect(shown.aiLabel.visible).toBe(true);
});

test('who turns the label off is not overruled by the next part', () => {
  const off = applyAction(withVoice(own, 'say', true), {
    type: 'setLabel',
    patch: { visible: false, metadata: false },
  });
  // Another place on the track: the first one ends at a second.
  const more = applyAction(off, {
    type: 'insertClip',
    trackId: 'voices',
    clip: audioClip.parse({ type: 'audio', id: 'more', mediaId: 'say-file', start: s(2), duration: s(1) }),
  });
  expect(aiParts(more)).toEqual([{ kind: 'voice', count: 2 }]);
  expect(more.aiLabel).toMatchObject({ visible: false, metadata: false });
});

test('a file that only waits in the project is no part of the video', () => {
  const waiting = applyAction(own, { type: 'addMedia', media: media('waits', 'image', true) });
  expect(hasAiParts(waiting)).toBe(false);
  expect(waiting.aiLabel.visible).toBe(false);
});
