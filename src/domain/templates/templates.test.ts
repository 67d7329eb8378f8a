import { createProject } from '../../engine/project/createProject';
import { parseProject } from '../../engine/project/parseProject';
import { allClips } from '../../engine/project/walk';
import { elementsOf } from './elements';
import { fillTemplate, valueProblems, valuesOfGoods } from './fillTemplate';
import { formatModifications, parseModifications } from './modifications';
import { partsOf, templateFromProject } from './templateFromProject';
import { videoTemplateProblems } from './templateProblems';

const second = 120_000;
const track = { id: 'texts', clips: [] as object[] };
const aVideo = (clip: object = {}) =>
  parseProject({
    ...createProject({ title: '样片', id: 'p' }),
    media: {
      a: { id: 'a', kind: 'image', name: '杯子.jpg', url: '/a.jpg' },
      b: { id: 'b', kind: 'video', name: '倒水.mp4', url: '/b.mp4', duration: 5 * second },
    },
    tracks: {
      overlay: [
        {
          ...track,
          clips: [{ type: 'text', id: 't', start: 0, duration: second, text: '保温一整天', ...clip }],
        },
      ],
      main: {
        id: 'main',
        clips: [
          { type: 'image', id: 'one', mediaId: 'a', start: 0, duration: 2 * second },
          { type: 'video', id: 'two', mediaId: 'b', start: 2 * second, duration: 3 * second },
        ],
      },
      audio: [],
    },
  });
const names = { one: { name: '主图' }, two: { name: '演示' }, t: { name: '标题' } };
const image = { url: '/x.jpg', kind: 'image' as const, name: 'x', width: 10, height: 10, duration: 0 };
const open = () => {
  const { document, fields } = templateFromProject(aVideo(), names);
  return { document, elements: elementsOf(document, fields), fields };
};

test('a video becomes a template: what is named is open, what nothing shows any more is gone', () => {
  expect(partsOf(aVideo()).map(({ clipId }) => clipId)).toEqual(['one', 't', 'two']);
  const { document, elements } = open();
  expect(elements.map(({ name, type }) => [name, type])).toEqual([
    ['主图', 'media'],
    ['标题', 'text'],
    ['演示', 'media'],
  ]);
  expect(document.media).toEqual({});
  expect(parseProject(document)).toEqual(document);
  const { document: half } = templateFromProject(aVideo(), { one: { name: '主图' } });
  expect(Object.keys(half.media)).toEqual(['b']);
});

test('filled, it is a video again; open places stay open and are named', () => {
  const { document, elements } = open();
  const values = { '主图.media': image, '标题.text': '一杯到晚' };
  const filled = fillTemplate(document, elements, values);
  expect(allClips(filled).map(({ type }) => type)).toEqual(['image', 'placeholder', 'text']);
  expect(JSON.stringify(filled)).toContain('一杯到晚');
  expect(valueProblems(elements, values)).toEqual([{ code: 'missingMedia', name: '演示' }]);
});

test('a text over its limit and a video shorter than its place are named and not put in', () => {
  const { document, elements } = open();
  const values = { '标题.text': '长'.repeat(21), '演示.media': { ...image, kind: 'video' as const, duration: 1.2 } };
  expect(valueProblems(elements, values)).toEqual([
    { code: 'missingMedia', name: '主图' },
    { code: 'textTooLong', name: '标题', count: 21, limit: 20 },
    { code: 'videoTooShort', name: '演示', have: 1.2, need: 3 },
  ]);
  expect(fillTemplate(document, elements, values)).toEqual(document);
});

test('goods fill places with what is long enough', () => {
  const { elements } = open();
  const short = { ...image, url: '/s.mp4', kind: 'video' as const, duration: 1 };
  const facts = { name: '保温杯', brand: '', price: '', offer: '', points: [], media: [short, image] };
  expect(valuesOfGoods(elements, facts)).toEqual({ '主图.media': image });
});

test.each([
  ['{', { code: 'notJson', line: 1 }],
  ['[]', { code: 'notObject' }],
  ['{"副标题.text": "好"}', { code: 'unknownKey', place: '副标题.text' }],
  ['{"标题.text": 3}', { code: 'notText', place: '标题.text' }],
  [`{"标题.text": "${'长'.repeat(30)}"}`, { code: 'textTooLong', place: '标题.text', count: 30, limit: 20 }],
  ['{"主图.media": "javascript:alert(1)"}', { code: 'notMedia', place: '主图.media' }],
  [
    '{"演示.media": {"url": "/a.mp4", "duration": 1}}',
    { code: 'videoTooShort', place: '演示.media', have: 1, need: 3 },
  ],
])('modifications %s name the place of the fault', (text, problem) => {
  expect(parseModifications(text, open().elements)).toEqual([problem]);
});

test('modifications written out are read back', () => {
  const values = { '主图.media': image, '标题.text': '一杯到晚' };
  expect(parseModifications(formatModifications(values), open().elements)).toEqual(values);
});

test('what keeps a template from being kept is named', () => {
  const { document, fields } = open();
  expect(videoTemplateProblems(document, fields)).toEqual([]);
  expect(videoTemplateProblems(aVideo(), {})).toEqual([{ code: 'nothingToFill' }]);
  const strange = templateFromProject(aVideo({ params: { font: 'Comic Sans' } }), names);
  expect(videoTemplateProblems(strange.document, strange.fields)).toEqual([
    { code: 'missingFont', font: 'Comic Sans', at: 0 },
  ]);
});
