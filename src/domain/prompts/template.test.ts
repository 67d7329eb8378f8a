import fc from '@/testing/property';
import { fillTemplate, initialValues, parseTemplate, printTemplate, problemsOf, variablesOf } from './template';

const variables = (text: string) => variablesOf(parseTemplate(text));

test.each([
  ['你好', []],
  ['{{商品名}}', [{ name: '商品名', type: 'text', initial: '', options: [] }]],
  ['{{ 商品 | 商品 }}', [{ name: '商品', type: 'goods', initial: '', options: [] }]],
  ['{{数量|数字|5}}条', [{ name: '数量', type: 'number', initial: '5', options: [] }]],
  [
    '{{语气|选择|亲切|亲切,专业，幽默}}',
    [{ name: '语气', type: 'choice', initial: '亲切', options: ['亲切', '专业', '幽默'] }],
  ],
  ['{{语气|选择||亲切|专业}}', [{ name: '语气', type: 'choice', initial: '', options: ['亲切', '专业'] }]],
  ['{{语气|||甲、乙、甲}}', [{ name: '语气', type: 'choice', initial: '', options: ['甲', '乙'] }]],
  ['{{要求|longText|写短些}}', [{ name: '要求', type: 'longText', initial: '写短些', options: [] }]],
  [
    '{{平台|平台|抖音}}{{框架|框架}}',
    [
      { name: '平台', type: 'platform', initial: '抖音', options: [] },
      { name: '框架', type: 'framework', initial: '', options: [] },
    ],
  ],
  // one blank for a name that stands twice, with the type that one of them gives
  ['{{价}}和{{价|数字|9}}', [{ name: '价', type: 'number', initial: '9', options: [] }]],
  ['{{}} {{ }} {{|数字}} {单} {{没关', []],
  ['{{外{{内}}外}}', [{ name: '内', type: 'text', initial: '', options: [] }]],
  ['{{跨\n行}}', []],
  ['{{甲|怪类型}}', [{ name: '甲', type: 'text', initial: '', options: [] }]],
])('%s asks for its blanks', (text, wanted) => {
  expect(variables(text)).toEqual(wanted);
});

test.each([
  ['{{甲|怪类型}}', [{ kind: 'unknownType', name: '甲', type: '怪类型' }]],
  ['{{甲|选择}}', [{ kind: 'noOptions', name: '甲' }]],
  ['{{甲|选择|丙|甲,乙}}', [{ kind: 'badDefault', name: '甲', initial: '丙' }]],
  ['{{甲|数字|三}}', [{ kind: 'badDefault', name: '甲', initial: '三' }]],
  ['{{甲|数字|3}}{{乙|选择|a|a,b}}', []],
])('%s tells its author what to mend', (text, wanted) => {
  expect(problemsOf(parseTemplate(text))).toEqual(wanted);
});

test('a filled template names what is missing and what its type does not allow', () => {
  const pieces = parseTemplate('给{{商品|商品}}写{{数量|数字}}条{{语气|选择||亲切,专业}}的标题，{{商品}}');
  expect(fillTemplate(pieces, { 商品: '保温杯', 数量: '五', 语气: '亲切' })).toEqual({
    text: '给保温杯写五条亲切的标题，保温杯',
    missing: [],
    wrong: ['数量'],
  });
  const empty = fillTemplate(pieces, { 数量: '5', 语气: '凶' });
  expect(empty.missing).toEqual(['商品']);
  expect(empty.wrong).toEqual(['语气']);
  expect(empty.text).toContain('{{商品}}');
});

test('a name that every object has is a name like any other', () => {
  expect(fillTemplate(parseTemplate('{{constructor}}'), {}).missing).toEqual(['constructor']);
});

const shreds = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '{{',
        '}}',
        '{',
        '}',
        '|',
        '\n',
        '商品',
        '数字',
        '选择',
        ' ',
        ',',
        'a',
        '|数字|',
        '{{甲|选择|a|a,b}}',
      ),
      fc.string({ maxLength: 6 }),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''));

test('printing what was parsed gives the same text, whatever the text', () => {
  fc.assert(
    fc.property(shreds, (text) => printTemplate(parseTemplate(text)) === text),
    { numRuns: 2000 },
  );
});

test('parsing what was printed gives the same pieces', () => {
  fc.assert(
    fc.property(shreds, (text) => {
      const pieces = parseTemplate(text);
      expect(parseTemplate(printTemplate(pieces))).toEqual(pieces);
    }),
    { numRuns: 500 },
  );
});

test('with all values given nothing is missing and no blank is left; without any, every blank is named', () => {
  fc.assert(
    fc.property(shreds, (text) => {
      const pieces = parseTemplate(text);
      const blanks = variablesOf(pieces);
      const all = Object.fromEntries(
        blanks.map(({ name, type, options }) => [name, type === 'number' ? '7' : (options[0] ?? '值')]),
      );
      const filled = fillTemplate(pieces, all);
      expect(filled.missing).toEqual([]);
      expect(filled.wrong).toEqual([]);
      expect(fillTemplate(pieces, {}).missing).toEqual(blanks.map(({ name }) => name));
      expect(Object.keys(initialValues(blanks))).toHaveLength(blanks.length);
    }),
    { numRuns: 500 },
  );
});
