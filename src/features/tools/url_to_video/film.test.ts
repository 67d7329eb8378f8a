import { projectDuration } from '@/engine/project/projectDuration';
import { toSeconds } from '@/engine/time/ticks';
import { emptyFilm, type Film, nextStage, outdated, recovered, stages, voiceKey } from './film';
import { projectOf } from './project';

const done = Object.fromEntries(stages.map((stage) => [stage, { phase: 'done' }])) as Film['states'];

test('what rests on a stage is to be done again when it was done anew, what stands before it is not', () => {
  const states = outdated({ ...emptyFilm, states: done }, 'script');
  expect(stages.map((stage) => states[stage].phase)).toEqual(['done', 'done', 'done', 'todo', 'todo', 'todo']);
  expect(nextStage({ ...emptyFilm, states })).toBe('board');
  expect(nextStage({ ...emptyFilm, states: done })).toBeUndefined();
});

test('after a reload the stage that was under way is to be done again; what was made is still there', () => {
  const film = recovered({
    ...emptyFilm,
    script: '【钩子】第一句。',
    states: { ...done, voice: { phase: 'running', percent: 40 } },
  });
  expect(film.script).toBe('【钩子】第一句。');
  expect(film.states.voice).toEqual({ phase: 'todo' });
  expect(film.states.board).toEqual({ phase: 'done' });
});

test('the film lasts as long as its voices; another speed is another voice', () => {
  const film: Film = {
    ...emptyFilm,
    id: 'f1',
    voiceId: 'v',
    cards: [
      { id: 'a', text: '第一句。', role: '钩子', shot: null },
      { id: 'b', text: '🙂', role: '', shot: null },
    ],
  };
  const spoken = { ...film, voices: { [voiceKey(film, '第一句。')]: { url: '/v.wav', duration: 3 } } };
  const project = projectOf(spoken);
  expect(project && toSeconds(projectDuration(project))).toBeCloseTo(3, 1);
  expect(voiceKey({ ...film, speed: 1.3 }, '第一句。')).not.toBe(voiceKey(film, '第一句。'));
  expect(projectOf(emptyFilm)).toBeUndefined();
});
