import { createProject } from '@/engine/project/createProject';
import { parseProject } from '@/engine/project/parseProject';
import { saidIn } from './makeVideo';

const lines = [
  { text: '早上好', duration: 1.5, pause: 0.5 },
  { text: ' ', duration: 1 },
  { text: '全网最低价', duration: 2 },
];

test('what a presenter says is known by its captions, and without them by its sentences', () => {
  const project = createProject({ title: 't' });
  expect(saidIn(project, lines)).toEqual([
    { at: 0, text: '早上好' },
    { at: 3, text: '全网最低价' },
  ]);
  const clip = { type: 'text', id: 'x', start: 120_000, duration: 120_000, text: '大字' };
  const captioned = parseProject({ ...project, tracks: { ...project.tracks, overlay: [{ id: 'o', clips: [clip] }] } });
  expect(saidIn(captioned, lines)).toEqual([{ at: 1, text: '大字' }]);
});
