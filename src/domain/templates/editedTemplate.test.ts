import { applyAction } from '../../engine/edit/applyAction';
import { createProject } from '../../engine/project/createProject';
import { parseProject } from '../../engine/project/parseProject';
import { projectJson } from '../../engine/project/projectJson';
import { fromEdited, toEdited, toOffered, withSamples } from './editedTemplate';
import { elementsOf } from './elements';
import { fillTemplate, type MediaValue, valueProblems, valuesOfGoods } from './fillTemplate';
import { videoTemplateProblems } from './templateProblems';

const second = 120_000;
const place = (id: string, start: number, more: object = {}) => ({
  ...{ type: 'placeholder', id, name: id, start: start * second, duration: 2 * second },
  ...more,
});
const text = (id: string, start: number, name: string, words: string) => ({
  ...{ type: 'text', id, name, text: words, start: start * second, duration: second },
});
const aTemplate = (main: readonly object[], texts: readonly object[] = []) =>
  parseProject({
    ...createProject({ title: '样片', id: 'p' }),
    tracks: { overlay: [{ id: 'o', clips: texts }], main: { id: 'main', clips: main }, audio: [] },
  });
const medium = (kind: 'image' | 'video', duration = 0): MediaValue => ({
  ...{ kind, duration, url: `/x.${kind}`, name: kind, width: 10, height: 10 },
});

test('the rules of texts travel in the edited document, and come out for the texts that have a name', () => {
  const stored = aTemplate([place('主图', 0)], [text('t', 0, '标题', '保温一整天'), text('u', 1, '', '说明')]);
  const edited = toEdited(stored, { t: { limit: 12, from: 'name' }, gone: { limit: 3 }, u: { limit: 5 } });
  expect(parseProject(projectJson(edited))).toEqual(edited);
  const changed = applyAction(edited, { type: 'setTextRule', clipId: 't', rule: { limit: 8 } });
  const { document, fields } = fromEdited(changed);
  expect(fields).toEqual({ t: { limit: 8 } });
  expect(document).toEqual(stored);
  // Without a limit of its own a text has room for more than what stands there.
  const named = applyAction(changed, { type: 'setName', clipId: 'u', name: '补充' });
  const free = applyAction(named, { type: 'setTextRule', clipId: 'u', rule: {} });
  expect(fromEdited(free).fields).toEqual({ t: { limit: 8 }, u: { limit: 20 } });
});

test('a place that takes one kind refuses the other, and the goods fill it with what suits', () => {
  const template = aTemplate([place('图', 0, { accepts: 'image' }), place('片', 2, { accepts: 'video' })]);
  const elements = elementsOf(template, {});
  const wrong = { '图.media': medium('video', 9), '片.media': medium('image') };
  expect(valueProblems(elements, wrong)).toEqual([
    { code: 'imageWanted', name: '图' },
    { code: 'videoWanted', name: '片' },
  ]);
  expect(fillTemplate(template, elements, wrong)).toBe(template);
  const facts = { name: '', brand: '', price: '', offer: '', points: [] };
  const values = valuesOfGoods(elements, {
    ...facts,
    media: [medium('video', 1), medium('video', 3), medium('image')],
  });
  expect(values).toEqual({ '图.media': medium('image'), '片.media': medium('video', 3) });
  const filled = fillTemplate(template, elements, values);
  expect(filled.tracks.main.clips.map(({ type }) => type)).toEqual(['image', 'video']);
});

test('places of one name that nothing can fill together are named; the kind can be given up again', () => {
  const template = aTemplate([
    place('a', 0, { name: '主图', accepts: 'image' }),
    place('b', 2, { name: '主图', accepts: 'video' }),
  ]);
  expect(videoTemplateProblems(template, {})).toEqual([{ code: 'mixedKinds', name: '主图', at: 2 }]);
  const either = applyAction(template, { type: 'setPlaceholder', clipId: 'b', patch: { accepts: null } });
  expect(videoTemplateProblems(either, {})).toEqual([]);
  expect(elementsOf(either, {})[0]).toMatchObject({ accepts: 'image' });
  // Another size leaves the kind as it is.
  const sized = applyAction(template, { type: 'setPlaceholder', clipId: 'a', patch: { width: 720 } });
  expect(sized.tracks.main.clips[0]).toMatchObject({ width: 720, accepts: 'image' });
});

test('the cover shows what stood in the places; one whose sample is gone, or too short, stays empty', () => {
  const sample = (id: string, kind: 'image' | 'video', seconds: number) => ({
    ...{ id, kind, name: id, url: `/api/oss/${id}`, width: 10, height: 10, duration: seconds * second },
  });
  const places = [
    place('图', 0, { mediaId: 'a' }),
    place('片', 2, { mediaId: 'b' }),
    place('短', 4, { mediaId: 'c' }),
    place('空', 6),
    place('丢', 8, { mediaId: 'gone' }),
  ];
  const media = { a: sample('a', 'image', 0), b: sample('b', 'video', 9), c: sample('c', 'video', 1) };
  const template = parseProject({ ...aTemplate(places), media });
  const shown = withSamples(template);
  expect(shown.tracks.main.clips.map(({ type, name }) => [name, type])).toEqual([
    ['图', 'image'],
    ['片', 'video'],
    ['短', 'placeholder'],
    ['空', 'placeholder'],
    ['丢', 'placeholder'],
  ]);
  // What merchants get has neither sample nor cover trick.
  expect(toOffered(template).tracks.main.clips.every(({ type }) => type === 'placeholder')).toBe(true);
  expect(Object.keys(toOffered(template).media)).toEqual([]);
});
