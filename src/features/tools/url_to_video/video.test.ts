import { projectDuration } from '@/engine/project/projectDuration';
import { toSeconds } from '@/engine/time/ticks';
import { projectOf } from './project';
import { emptyVideo, nextStage, outdated, recovered, stages, type Video, voiceKey } from './video';

const done = Object.fromEntries(stages.map((stage) => [stage, { phase: 'done' }])) as Video['states'];

test('what rests on a stage is to be done again when it was done anew, what stands before it is not', () => {
  const states = outdated({ ...emptyVideo, states: done }, 'script');
  expect(stages.map((stage) => states[stage].phase)).toEqual(['done', 'done', 'done', 'todo', 'todo', 'todo']);
  expect(nextStage({ ...emptyVideo, states })).toBe('board');
  expect(nextStage({ ...emptyVideo, states: done })).toBeUndefined();
});

test('after a reload the stage that was under way is to be done again; what was made is still there', () => {
  const video = recovered({
    ...emptyVideo,
    script: '【钩子】第一句。',
    states: { ...done, voice: { phase: 'running', percent: 40 } },
  });
  expect(video.script).toBe('【钩子】第一句。');
  expect(video.states.voice).toEqual({ phase: 'todo' });
  expect(video.states.board).toEqual({ phase: 'done' });
});

test('the video lasts as long as its voices and a tail; another speed is another voice', () => {
  const video: Video = {
    ...emptyVideo,
    id: 'f1',
    voiceId: 'v',
    cards: [
      { id: 'a', text: '第一句。', role: '钩子', shot: null },
      { id: 'b', text: '🙂', role: '', shot: null },
    ],
  };
  const spoken = { ...video, voices: { [voiceKey(video, '第一句。')]: { url: '/v.wav', duration: 3 } } };
  const project = projectOf(spoken);
  expect(project && toSeconds(projectDuration(project))).toBeCloseTo(3.8, 1);
  expect(voiceKey({ ...video, speed: 1.3 }, '第一句。')).not.toBe(voiceKey(video, '第一句。'));
  expect(projectOf(emptyVideo)).toBeUndefined();
});
