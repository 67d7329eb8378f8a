import fc from '@/testing/property';
import {
  channels,
  emptyContents,
  hasBrokenPlace,
  isValueOf,
  isVariableName,
  type MessageContent,
  missingValues,
  placeOf,
  renderMessage,
  renderText,
  SMS_PART,
  SMS_SINGLE,
  smsLength,
  templateProblems,
  type VariableType,
  valueProblems,
  variablesIn,
} from '.';

const name = fc
  .array(fc.constantFrom(...'商家名称到期日版本ab1_'), { minLength: 1, maxLength: 8 })
  .map((letters) => letters.join(''));
const plain = fc.string().map((text) => text.replace(/[{}]/g, ''));
const names = fc.uniqueArray(name, { maxLength: 6 });
const value = fc
  .array(fc.constantFrom(...'山野 12年￥'), { minLength: 1, maxLength: 6 })
  .map((letters) => letters.join(''))
  .filter((text) => text.trim() !== '');

const aTemplate = (change: Partial<MessageContent> = {}): MessageContent => ({
  channels: ['sms'],
  variables: [{ name: '商家', type: 'text', sample: '山野' }],
  contents: { ...emptyContents, sms: { title: '', text: '{{商家}}，你好' } },
  ...change,
});

describe('variables', () => {
  test('the variables of a text are found, each once, in order', () => {
    fc.assert(
      fc.property(names, fc.array(plain, { minLength: 7, maxLength: 7 }), (given, texts) => {
        const text = [...given, ...given].map((one, index) => `${texts[index % 7]}${placeOf(one)}`).join('');
        expect(variablesIn(text)).toEqual(given);
        expect(hasBrokenPlace(text)).toBe(false);
      }),
    );
  });

  test('filled in, nothing is missing and no place is left; what has no value is named', () => {
    fc.assert(
      fc.property(names, names, value, (given, others, filling) => {
        const text = given.map(placeOf).join('，');
        const values = Object.fromEntries(given.map((one) => [one, filling]));
        expect(missingValues([text], values)).toEqual([]);
        expect(variablesIn(renderText(text, values))).toEqual([]);
        const partly = Object.fromEntries(others.map((one) => [one, filling]));
        expect(missingValues([text], partly)).toEqual(given.filter((one) => !others.includes(one)));
        expect(variablesIn(renderText(text, partly))).toEqual(missingValues([text], partly));
      }),
    );
  });

  test('a value is put in as it is, whatever it holds', () => {
    fc.assert(
      fc.property(plain, (filling) => {
        fc.pre(filling.trim() !== '');
        expect(renderText('a{{商家}}b', { 商家: filling })).toBe(`a${filling.trim()}b`);
      }),
    );
    expect(renderText('{{商家}}', { 商家: '$& {{版本}}', 版本: '专业版' })).toBe('$& {{版本}}');
  });

  test.each(['{{商家', '商家}}', '{{}}', '{{商 家}}', '{{{商家}'])('%s is a broken place', (text) => {
    expect(hasBrokenPlace(text)).toBe(true);
  });

  test.each([
    ['商家名称', true],
    ['shop_1', true],
    ['商 家', false],
    ['a}}', false],
    ['', false],
    ['很'.repeat(21), false],
  ])('%j may be a name: %s', (text, isOne) => expect(isVariableName(text)).toBe(isOne));

  test.each<[VariableType, string, boolean]>([
    ['number', '12.5', true],
    ['number', '十二', false],
    ['money', '¥1,299.00', true],
    ['money', '1.999', false],
    ['date', '2026-12-31', true],
    ['date', '2026-13-01', false],
    ['time', '2026-12-31 23:59', true],
    ['time', '2026-12-31', false],
    ['link', 'https://example.com/a', true],
    ['link', '/merchant/account', true],
    ['link', 'javascript:alert(1)', false],
    ['text', '两\n行', false],
  ])('a %s takes %j: %s', (type, text, fits) => expect(isValueOf(type, text)).toBe(fits));
});

describe('SMS', () => {
  test.each([
    [0, 0],
    [1, 1],
    [SMS_SINGLE, 1],
    [SMS_SINGLE + 1, 2],
    [2 * SMS_PART, 2],
    [2 * SMS_PART + 1, 3],
  ])('%i characters go out in %i parts', (count, parts) => {
    expect(smsLength('字'.repeat(count))).toEqual({ count, parts });
  });

  test('an emoji counts two', () => expect(smsLength('😀').count).toBe(2));

  test('a longer text is never fewer parts, and the parts hold it', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, more) => {
        const { count, parts } = smsLength(one + more);
        expect(parts).toBeGreaterThanOrEqual(smsLength(one).parts);
        expect(count).toBeLessThanOrEqual(Math.max(SMS_SINGLE, parts * SMS_PART));
      }),
    );
  });

  test('the signature stands before the text and counts', () => {
    const { text } = renderMessage(aTemplate(), 'sms', { 商家: '山野' }, '灵框');
    expect(text).toBe('【灵框】山野，你好');
    const long = aTemplate({ contents: { ...emptyContents, sms: { title: '', text: '字'.repeat(498) } } });
    expect(templateProblems(long, '')).toEqual([]);
    expect(templateProblems(long, '灵框')).toEqual([
      { kind: 'long', channel: 'sms', field: 'text', max: 500, count: 502 },
    ]);
  });
});

describe('a template', () => {
  test('is ready when all is there', () => expect(templateProblems(aTemplate(), '灵框')).toEqual([]));

  test.each<[string, Partial<MessageContent>, object]>([
    ['no channel', { channels: [] }, { kind: 'noChannel' }],
    ['a variable that is not defined', { variables: [] }, { kind: 'unknown', channel: 'sms', name: '商家' }],
    ['no sample', { variables: [{ name: '商家', type: 'text', sample: ' ' }] }, { kind: 'noSample', name: '商家' }],
    [
      'a sample of another type',
      { variables: [{ name: '商家', type: 'date', sample: '山野' }] },
      { kind: 'badSample', name: '商家' },
    ],
    [
      'a mail without a subject',
      { channels: ['mail'], contents: { ...emptyContents, mail: { title: ' ', text: '你好' } } },
      { kind: 'empty', channel: 'mail', field: 'title' },
    ],
    [
      'an open brace',
      { contents: { ...emptyContents, sms: { title: '', text: '{{商家' } } },
      { kind: 'broken', channel: 'sms', field: 'text' },
    ],
  ])('%s is named', (_, change, problem) => {
    expect(templateProblems(aTemplate(change), '')).toContainEqual(problem);
  });

  test('what stands in channels that are not in use is no problem', () => {
    fc.assert(
      fc.property(fc.subarray([...channels]), fc.string(), (used, text) => {
        const written = { title: text, text };
        const contents = { inapp: written, sms: written, wechat: written, mail: written };
        const problems = templateProblems(aTemplate({ channels: used, contents }), '');
        expect(problems.every((problem) => !('channel' in problem) || used.includes(problem.channel))).toBe(true);
      }),
    );
  });

  test('before it is sent, what has no value and what is of another type is named', () => {
    const template = aTemplate({
      variables: [
        { name: '商家', type: 'text', sample: '山野' },
        { name: '到期日', type: 'date', sample: '2026-12-31' },
      ],
      contents: { ...emptyContents, sms: { title: '', text: '{{商家}} {{到期日}} {{其他}}' } },
    });
    expect(valueProblems(template, 'sms', { 到期日: '明天' })).toEqual({
      missing: ['商家', '其他'],
      wrong: ['到期日'],
    });
  });
});
