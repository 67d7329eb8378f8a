import { createProject } from '../../engine/project/createProject';
import { parseProject } from '../../engine/project/parseProject';
import { allClips } from '../../engine/project/walk';
import { videoTemplates } from './builtIn.data';
import { builtInDocument } from './builtInDocument';
import { elementsOf } from './elements';
import { fillTemplate, valueProblems, valuesOfGoods } from './fillTemplate';
import { countPlaces, findUseProblem, isCover, MAX_COVER, shelfProblems } from './shelf';
import { formatTemplateFile, MAX_TEMPLATE_FILE, parseTemplateFile } from './templateFile';
import { openPartsOf, templateFromProject } from './templateFromProject';

const words = {
  ...{ name: '商品名称', brand: '品牌', offer: '这里写现在的优惠', badge: '角标', price: '价格', offerTag: '优惠' },
  point: (number: number) => `这里写商品的卖点${number}`,
  shot: (number: number) => `画面${number}`,
  caption: (number: number) => `字幕${number}`,
};
const image = { url: '/x.jpg', kind: 'image' as const, name: 'x', width: 10, height: 10, duration: 0 };
const facts = {
  ...{ name: '山野保温杯', brand: '山野', price: '129.00', offer: '两只减15元' },
  points: ['倒扣一夜不漏', '早装晚烫嘴', '单手就能开盖'],
  media: Array.from({ length: 6 }, () => image),
};
const copyOf = (key: string) => {
  const template = videoTemplates.find((one) => one.key === key);
  const made = template && builtInDocument(template, words);
  if (!made) throw new Error(key);
  return made;
};

test.each(videoTemplates.map(({ key }) => key))(
  'a copy of the built-in template %s can be shelved and filled',
  (key) => {
    const { document, fields } = copyOf(key);
    expect(parseProject(document)).toEqual(document);
    expect(shelfProblems(document, fields, '/cover.jpg')).toEqual([]);
    expect(document.media).not.toHaveProperty('shot-1');
    const elements = elementsOf(document, fields);
    const values = valuesOfGoods(elements, facts);
    // A list has four points; goods here have three.
    const open = valueProblems(elements, values).map(({ name }) => name);
    expect(open.filter((name) => !name.startsWith('字幕'))).toEqual([]);
    const texts = allClips(fillTemplate(document, elements, values)).map((clip) => ('text' in clip ? clip.text : ''));
    expect(texts).toContain('山野保温杯');
    expect(texts).not.toContain('商品名称');
    expect(texts).not.toContain('¥99');
  },
);

test('a shelf counts places and names what is missing', () => {
  const { document, fields } = copyOf('offer');
  expect(elementsOf(document, fields).map(({ name }) => name)).toContain('优惠');
  expect(countPlaces(document, fields)).toMatchObject({ media: 5, texts: 8, width: 1080, height: 1920 });
  expect(shelfProblems(document, fields, '')).toEqual([{ code: 'noCover' }]);
  expect(shelfProblems(undefined, {}, '')).toEqual([{ code: 'noDocument' }]);
});

test('what is switched off becomes part of the design and can be named again', () => {
  const { document, fields } = copyOf('offer');
  const { badge, ...open } = openPartsOf(document, fields);
  expect(badge).toEqual({ name: '角标', limit: 20, from: 'point1' });
  const less = templateFromProject(document, open);
  expect(elementsOf(less.document, less.fields).map(({ name }) => name)).not.toContain('角标');
  const again = templateFromProject(less.document, { ...open, badge: { name: '标签', limit: 8, from: 'brand' } });
  expect(again.fields.badge).toEqual({ limit: 8, from: 'brand' });
  expect(allClips(again.document).find(({ id }) => id === 'badge')?.name).toBe('标签');
});

test('a template file reads back as it was written', () => {
  const made = { title: '好物模板', ...copyOf('list') };
  expect(parseTemplateFile(formatTemplateFile(made))).toEqual(made);
  const bare = createProject({ title: '样片' });
  expect(parseTemplateFile(JSON.stringify(bare))).toEqual({ title: '样片', document: parseProject(bare), fields: {} });
});

const file = (change: object) =>
  JSON.stringify({ ...JSON.parse(formatTemplateFile({ title: '', ...copyOf('list') })), ...change });
test.each([
  ['{', { code: 'fileNotJson' }],
  ['[1]', { code: 'fileUnknown' }],
  ['{"主图.media": "/a.jpg"}', { code: 'fileUnknown' }],
  [file({ version: 2 }), { code: 'fileNewer' }],
  [file({ version: '1' }), { code: 'fileNewer' }],
  [file({ document: { tracks: {} } }), { code: 'fileBroken' }],
  [`"${'a'.repeat(MAX_TEMPLATE_FILE)}"`, { code: 'fileTooLarge' }],
])('a file %.30s is refused by name', (text, problem) => {
  expect(parseTemplateFile(text)).toMatchObject(problem);
});

test.each([
  ['data:image/webp;base64,UklGRg==', true],
  ['/api/demo/brand/shanye.svg', true],
  ['data:image/svg+xml;base64,PHN2Zz4=', false],
  ['https://evil.example/spy.gif', false],
  ['//evil.example/spy.gif', false],
  ['javascript:alert(1)', false],
  [`data:image/png;base64,${'A'.repeat(MAX_COVER)}`, false],
])('a cover %.32s is taken: %s', (cover, isTaken) => {
  expect(isCover(cover)).toBe(isTaken);
});

test.each([
  [{ price: 30, plans: [], version: '基础版', balance: 30 }, undefined],
  [
    { price: 30, plans: [], version: '基础版', balance: 29 },
    { code: 'creditsShort', price: 30, balance: 29 },
  ],
  [{ price: 30, plans: [], version: '基础版', balance: undefined }, undefined],
  [
    { price: 0, plans: ['旗舰版'], version: '基础版', balance: 0 },
    { code: 'planNeeded', plans: ['旗舰版'] },
  ],
  [{ price: 0, plans: ['旗舰版', '基础版'], version: '基础版', balance: 0 }, undefined],
])('use %j: %j', (request, problem) => {
  expect(findUseProblem(request)).toEqual(problem);
});
