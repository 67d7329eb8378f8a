import {
  findGoodsForm,
  type GoodsProperty,
  goodsTemplateProblems,
  isOddProperty,
  missingProperties,
  otherSpecs,
  readProperty,
  usesGoodsForm,
  writeProperty,
} from './goodsTemplates';

const property = (name: string, change: Partial<GoodsProperty> = {}): GoodsProperty => ({
  ...{ name, kind: 'text', unit: '', is_required: true, sample: '', choices: [] },
  ...change,
});
const filling = property('充绒量', { kind: 'number', unit: 'g' });
const fit = property('版型', { kind: 'choice', choices: ['修身', '宽松'], is_required: false });
const form = { fields: [filling, fit] };

test.each([
  [undefined, [filling], [{ code: 'noCategory' }]],
  ['羽绒服', [], [{ code: 'noFields' }]],
  ['羽绒服', [filling, fit], []],
  ['羽绒服', [property(' ')], [{ code: 'noName', at: 1 }]],
  ['羽绒服', [filling, property('充 绒量')], [{ code: 'sameName', name: '充 绒量' }]],
  ['羽绒服', [property('版型', { kind: 'choice', choices: ['修身'] })], [{ code: 'noChoices', name: '版型' }]],
])('a template of %s with its fields lacks what it lacks', (category, fields, problems) => {
  expect(goodsTemplateProblems(category, fields)).toEqual(problems);
});

test('a unit is written behind the value and is no part of it', () => {
  const specs = writeProperty(filling, '120', [{ name: '颜色', value: '黑' }]);
  expect(specs).toEqual([
    { name: '颜色', value: '黑' },
    { name: '充绒量', value: '120g' },
  ]);
  expect(readProperty(filling, specs)).toBe('120');
  expect(readProperty(filling, [{ name: '充绒 量', value: '90 G' }])).toBe('90 ');
  expect(writeProperty(filling, '', specs)).toEqual([{ name: '颜色', value: '黑' }]);
  expect(writeProperty(filling, '90', specs)[1]).toEqual({ name: '充绒量', value: '90g' });
  // emptied where there was nothing
  expect(writeProperty(fit, '', specs)).toEqual(specs);
});

test('what is missing, what else there is, and whether the form is used', () => {
  expect(missingProperties(form, [])).toEqual(['充绒量']);
  expect(missingProperties(form, [{ name: '充绒量', value: '120g' }])).toEqual([]);
  expect(
    otherSpecs(form, [
      { name: '版型', value: '修身' },
      { name: '产地', value: '嘉兴' },
    ]),
  ).toEqual([{ name: '产地', value: '嘉兴' }]);
  expect(usesGoodsForm(form, [{ name: '产地', value: '嘉兴' }])).toBe(false);
  expect(usesGoodsForm(form, [{ name: '版型', value: '修身' }])).toBe(true);
});

test.each([
  [filling, '', false],
  [filling, '120', false],
  [filling, '12.5 ', false],
  [filling, '约120', true],
  [fit, '修身', false],
  [fit, '廓形', true],
])('an odd value of %o is named: %s', (field, text, isOdd) => {
  expect(isOddProperty(field, text)).toBe(isOdd);
});

test('a form is found by the category’s name, however it is spaced', () => {
  const forms = [{ category: '服饰 鞋包' }];
  expect(findGoodsForm(forms, '服饰鞋包')).toBe(forms[0]);
  expect(findGoodsForm(forms, '家居')).toBeUndefined();
  expect(findGoodsForm([{ category: '' }], ' ')).toBeUndefined();
});
