import { emptyListState, readListState, writeListState } from '@/components/resource/listState';
import type { FileRecord } from '@/services/file/schema';
import { toolAddress, toolTargets } from './actions/targets';
import { factRows } from './details/factRows';
import { libraryQuery, libraryShape, readSorting, sortingOf, sortings } from './libraryQuery';

const aFile = (part: Partial<FileRecord>): FileRecord => ({
  id: 'f1',
  name: 'a.mp4',
  key: 'k',
  url: '/k',
  kind: 'video',
  mime: 'video/mp4',
  size: 1024,
  created_at: '2026-01-01T00:00:00Z',
  folder_id: '',
  tags: [],
  status: 1,
  cover: '',
  used_in: 0,
  ...part,
});

test('what is filtered and sorted stands in the address and comes back from it', () => {
  const state = {
    ...emptyListState,
    keyword: 'bwb',
    sort: 'size',
    filters: { folder: 'folder_1', kind: 'video', tag: '主推' },
  };
  const address = writeListState(state, new URLSearchParams('uploads=1'), libraryShape);
  expect(address.get('uploads')).toBe('1');
  const back = readListState(address, libraryShape);
  expect(back).toEqual(state);
  expect(libraryQuery(back, 1)).toEqual({
    status: 1,
    folder_id: 'folder_1',
    kind: 'video',
    tag: '主推',
    keyword: 'bwb',
    sort: 'size',
    order: 'desc',
  });
});

test.each(sortings.map(({ value }) => value))('the order %s survives the address', (value) => {
  expect(sortingOf(readSorting(value))).toBe(value);
});

test('facts are named as people know them; what is not known is left out', () => {
  const video = aFile({
    width: 1080,
    height: 1920,
    duration: 61,
    facts: { video_codec: 'hevc', fps: 29.97, rotation: 90, has_audio: false },
  });
  expect(Object.fromEntries(factRows(video).map(({ label, value }) => [label, value]))).toEqual({
    'library.measures': '1080 × 1920',
    'library.duration': '01:01',
    'library.size': '1.00 KB',
    'library.videoCodec': 'H.265',
    'library.fps': '29.97',
    'library.rotation': '90°',
    'library.audio': { id: 'library.audioNo' },
    'library.mime': 'video/mp4',
  });
  expect(factRows(aFile({ kind: 'document', name: 'a.txt', mime: 'text/plain' }))).toHaveLength(2);
});

test.each([
  ['video', 'a.mp4', ['video_cut', 'video_to_audio', 'subtitle_remover', 'asr']],
  ['audio', 'a.mp3', ['asr']],
  ['document', 'a.srt', ['text_to_audio', 'detection']],
  ['document', 'a.xlsx', ['detection']],
  ['image', 'a.png', []],
] as const)('a %s like %s goes to %j', (kind, name, tools) => {
  const file = aFile({ kind, name });
  expect(toolTargets.filter(({ takes }) => takes(file)).map(({ tool }) => tool)).toEqual(tools);
  expect(toolAddress('asr', aFile({ id: 'a&b' }))).toBe('/creative/tool/asr?file=a%26b');
});
