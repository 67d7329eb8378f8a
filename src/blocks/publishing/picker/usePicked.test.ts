import type { Video } from '@/services/video/schema';
import { added, neighbor, toggled } from './usePicked';

const aVideo = (id: string) => ({ id }) as Video;
const ids = (videos: readonly Video[]) => videos.map(({ id }) => id).join('');
const [a, b, c] = ['a', 'b', 'c'].map(aVideo) as [Video, Video, Video];

test('clicks choose and take back, never more than the most; where one is wanted the next takes its place', () => {
  expect(ids(toggled([a], b, 2))).toBe('ab');
  expect(ids(toggled([a, b], c, 2))).toBe('ab');
  expect(ids(toggled([a, b], a, 2))).toBe('b');
  expect(ids(toggled([a], b, 1))).toBe('b');
  expect(ids(added([b], [a, b, c], 2))).toBe('ba');
});

test('arrow keys go by rows and columns and stop at the edges', () => {
  expect(neighbor('ArrowRight', 0, 5, 2)).toBe(1);
  expect(neighbor('ArrowDown', 1, 5, 2)).toBe(3);
  expect(neighbor('ArrowDown', 4, 5, 2)).toBeUndefined();
  expect(neighbor('ArrowUp', 1, 5, 2)).toBeUndefined();
  expect(neighbor('End', 1, 5, 2)).toBe(4);
  expect(neighbor('x', 1, 5, 2)).toBeUndefined();
});
