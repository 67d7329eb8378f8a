import type { ClipMaterial } from '@/domain/clipper/types';
import { clipItem, draftClips, moveEdge } from './clipDrafts';

const short = { shortest: 15, longest: 30 };
const material: ClipMaterial = {
  duration: 300,
  shotChanges: [],
  sentences: Array.from({ length: 60 }, (_, index) => ({
    start: index * 5 + 0.5,
    end: index * 5 + 4.5,
    text: index % 10 === 0 ? '你知道吗？' : '这是一句普通的话。',
  })),
};
const source = {
  fileId: 'f1',
  name: '直播.mp4',
  url: '/v.mp4',
  width: 1920,
  height: 1080,
  duration: 300,
  hasAudio: true,
};
const look = { shape: 'upright', shortensPauses: false, hasCaptions: true } as const;
const order = { source, material, look, nameOf: (number: number) => `第 ${number} 段` };

test('another length keeps what somebody has changed, and puts nothing over it', () => {
  const [first, ...rest] = draftClips(material, short);
  if (!first) throw new Error('no clip was found');
  const renamed = { ...first, title: '我的标题', isTouched: true };
  const again = draftClips(material, { shortest: 30, longest: 60 }, [renamed, ...rest]);
  expect(again).toContain(renamed);
  expect(again.filter(({ id }) => rest.some((one) => one.id === id))).toEqual([]);
  for (const { id, first: from, last } of again)
    if (id !== renamed.id) expect(from > renamed.last - 1 || last < renamed.first + 1).toBe(true);
});

test('an edge moves by whole sentences, within the video and not past the other one', () => {
  const [draft] = draftClips(material, short);
  if (!draft) throw new Error('no clip was found');
  expect(moveEdge(draft, 'last', 1, material)).toMatchObject({ last: draft.last + 1, isTouched: true });
  expect(moveEdge({ ...draft, first: 0 }, 'first', -1, material)).toBeUndefined();
  expect(moveEdge({ ...draft, last: 59 }, 'last', 1, material)).toBeUndefined();
  expect(moveEdge({ ...draft, first: 3, last: 3 }, 'first', 1, material)).toBeUndefined();
});

test('a clip keeps its id as long as it is the same video, so that it is not rendered twice', () => {
  const [draft] = draftClips(material, short);
  if (!draft) throw new Error('no clip was found');
  const { id } = clipItem(draft, 1, order);
  expect(clipItem({ ...draft, id: 'x', isAccepted: false }, 1, order).id).toBe(id);
  expect(clipItem({ ...draft, framings: { '0.00': { center: 0.2 } } }, 1, order).id).not.toBe(id);
  expect(
    clipItem({ ...draft, framings: { '0.00': { center: 0.2 } } }, 1, { ...order, look: { ...look, shape: 'source' } })
      .id,
  ).toBe(clipItem(draft, 1, { ...order, look: { ...look, shape: 'source' } }).id);
  expect(clipItem({ ...draft, title: '' }, 3, order).project.title).toBe('第 3 段');
});
