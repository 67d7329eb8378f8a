import fc from '@/testing/property';
import { auditFields } from '../audit';
import {
  brandAreas,
  brandDefaults,
  isActionClosed,
  isPageClosed,
  isWatermarked,
  mailProblem,
  mailSender,
  type WatermarkSetting,
  watermarkOf,
  watermarkProblem,
} from '.';

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** A PNG that says of itself to have that size. */
function sized(width: number, height: number): string {
  const bytes = [...atob(pixel.slice(pixel.indexOf(',') + 1))].map((one) => one.codePointAt(0) ?? 0);
  for (const [at, size] of [
    [16, width],
    [20, height],
  ] as const)
    bytes.splice(at, 4, size >>> 24, (size >>> 16) & 255, (size >>> 8) & 255, size & 255);
  return `data:image/png;base64,${btoa(String.fromCodePoint(...bytes))}`;
}
const setting = (change: Partial<WatermarkSetting>): WatermarkSetting => ({ ...brandDefaults, ...change });

test.each<[string, Partial<WatermarkSetting>, string | undefined]>([
  ['none, whatever else is there', { watermark_image: 'https://elsewhere.example/a.png' }, undefined],
  ['a text', { watermark_kind: 'text', watermark_text: '灵框' }, undefined],
  ['a text of blanks', { watermark_kind: 'text', watermark_text: '  ' }, 'noText'],
  ['no image', { watermark_kind: 'logo' }, 'noImage'],
  ['an image', { watermark_kind: 'logo', watermark_image: sized(300, 100) }, undefined],
  [
    'an SVG, which no worker can draw',
    { watermark_kind: 'logo', watermark_image: `data:image/svg+xml;base64,${btoa('<svg></svg>')}` },
    'kind',
  ],
  ['half a PNG', { watermark_kind: 'logo', watermark_image: pixel.slice(0, 70) }, 'broken'],
  ['a strip', { watermark_kind: 'logo', watermark_image: sized(900, 100) }, 'strip'],
  ['an image elsewhere', { watermark_kind: 'logo', watermark_image: '/api/demo/brand/a.svg' }, 'kind'],
])('a watermark: %s', (_name, change, problem) => {
  expect(watermarkProblem(setting(change))).toBe(problem);
});

test('the mark that is drawn says text or image, never both, and how wide the image is', () => {
  const both = { watermark_text: ' 灵框 ', watermark_image: sized(300, 100) };
  expect(watermarkOf(setting(both))).toBeUndefined();
  expect(watermarkOf(setting({ ...both, watermark_kind: 'text' }))).toMatchObject({
    text: '灵框',
    image: '',
    opacity: 0.7,
  });
  expect(watermarkOf(setting({ ...both, watermark_kind: 'logo' }))).toMatchObject({ text: '', ratio: 3 });
});

test('the plan asks for the mark; one that has run out counts as the smallest', () => {
  const now = Date.parse('2026-11-26T00:00:00Z');
  const [later, before] = ['2027-01-01T00:00:00Z', '2026-01-01T00:00:00Z'];
  const free = setting({ watermark_plans: ['基础版'] });
  expect(isWatermarked(setting({}), { version: '旗舰版', expires_at: later }, now)).toBe(true);
  expect(isWatermarked(free, { version: '旗舰版', expires_at: later }, now)).toBe(false);
  expect(isWatermarked(free, { version: '旗舰版', expires_at: before }, now)).toBe(true);
  expect(isWatermarked(free, { version: '基础版', expires_at: later }, now)).toBe(true);
});

test('an area closes its own pages and actions and nothing beside them', () => {
  expect(isPageClosed(['tool'], 'creative.tool.asr')).toBe(true);
  expect(isPageClosed(['tool'], 'creative.toolbox')).toBe(false);
  expect(isPageClosed(['figure'], 'creative.tool.asr')).toBe(false);
  expect(isActionClosed(['service'], 'coupon.save')).toBe(true);
  expect(isActionClosed(['promotion'], 'promotion_task.save')).toBe(true);
  expect(isActionClosed(['service'], 'goods.save')).toBe(false);
  // What everybody stands on is never closed.
  const bases = [
    'workbench',
    'account.profile',
    'merchant.account',
    'merchant.team',
    'creative.goods',
    'creative.media',
    'compose.post',
  ];
  fc.assert(fc.property(fc.subarray([...brandAreas]), (closed) => bases.every((key) => !isPageClosed(closed, key))));
});

test.each([
  ['', true],
  ['help@brand.example', true],
  ['help@brand', false],
  ['a b@brand.example', false],
  ['a@brand.example, b@brand.example', false],
  ['"><script>@brand.example', false],
])('a mail address: %s', (address, isFine) => {
  expect(mailProblem({ service_email: '', mail_address: address })).toBe(isFine ? undefined : 'mail_address');
});

test('a mail names its sender where one is settled', () => {
  expect(mailSender({ mail_name: '灵框', mail_address: 'hi@brand.example' })).toBe('灵框 <hi@brand.example>');
  expect(mailSender({ mail_name: '灵框', mail_address: '' })).toBe('');
});

test('what a brand settles is named in the log of acts', () => {
  const fields: readonly string[] = auditFields;
  expect(Object.keys(brandDefaults).filter((key) => !fields.includes(key))).toEqual([]);
});
