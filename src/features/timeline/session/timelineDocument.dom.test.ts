import { createProject } from '@/engine/project/createProject';
import { parseProject } from '@/engine/project/parseProject';
import { timelineDocument } from './timelineDocument';

test('a comparison names places, files, captions and texts with their moments', () => {
  const second = 120_000;
  const clip = (id: string, start: number, more: object) => ({ id, start: start * second, duration: second, ...more });
  const project = parseProject({
    ...createProject({ title: '样片', id: 'p' }),
    media: { a: { id: 'a', kind: 'image', name: '片头.png', url: '/a.png' } },
    tracks: {
      main: {
        id: 'main',
        clips: [
          clip('1', 0, { type: 'image', mediaId: 'a' }),
          clip('2', 1, { type: 'placeholder', name: '演示画面', mediaId: 'a' }),
        ],
      },
      overlay: [
        {
          id: 'o',
          clips: [
            clip('3', 0, { type: 'caption', templateKey: 'bold', texts: { caption: '早上装的水' } }),
            clip('4', 61, { type: 'text', name: '标题', text: '保温一整天' }),
          ],
        },
      ],
      audio: [],
    },
  });
  expect(timelineDocument.toText(project, (id) => id).split('\n')).toEqual([
    '样片',
    '00:00.00–00:01.00 片头.png',
    '00:01.00–00:02.00 演示画面',
    '00:00.00–00:01.00 早上装的水',
    '01:01.00–01:02.00 标题 · 保温一整天',
  ]);
});
