import { type CaptionTemplate, captionTemplate, captionTemplateSchema } from '../engine/project/captionTemplates';
import type { ParamValue } from '../engine/project/schema';
import { fromSeconds } from '../engine/time/ticks';
import {
  captionDesignProblems,
  carriedDesigns,
  designBackgrounds,
  designOf,
  designParams,
  designParts,
  isWordByWord,
  readDesign,
  setDesign,
  setDesignBackground,
  shownDesignParams,
} from './captionDesigns';
import { captionClips } from './storyboard/captionClips';

const built = (key: string): CaptionTemplate => {
  const design = captionTemplate(key);
  if (!design) throw new Error(key);
  return design;
};
const own = (base: string, change: Partial<CaptionTemplate> = {}): CaptionTemplate => ({
  ...built(base),
  key: 'shelf_1',
  ...change,
});

test.each<[string, ParamValue]>([
  ['font', 'Ma Shan Zheng'],
  ['fontSize', 120],
  ['color', '#102030'],
  ['outline', 7],
  ['outlineColor', '#ff0000'],
  ['shadow', 12],
  ['highlight', false],
  ['highlightColor', '#00ff88'],
  ['highlightMode', 'spoken'],
  ['highlightBox', '#112233'],
  ['keyword', '#ff8800'],
  ['enter', 'rise'],
  ['enterSeconds', 0.5],
])('what is set of %s is read back, keeps the design valid and leaves the second line alone', (id, value) => {
  const before = built('film');
  const after = setDesign(before, 'caption', id, value);
  expect(readDesign(after, 'caption', id)).toBe(value);
  expect(captionTemplateSchema.safeParse(after).success).toBe(true);
  for (const { id: other } of designParams.subtitle)
    expect(readDesign(after, 'subtitle', other)).toBe(readDesign(before, 'subtitle', other));
});

test('lighting up is switched on with a color, keeps its way, and clearing its color ends it', () => {
  const lit = setDesign(setDesign(built('film'), 'caption', 'highlight', true), 'caption', 'highlightColor', '#00ff88');
  expect(readDesign(lit, 'caption', 'highlightColor')).toBe('#00ff88');
  expect(readDesign(setDesign(lit, 'caption', 'highlightColor', ''), 'caption', 'highlight')).toBe(false);
  const bubble = setDesign(built('bubble'), 'caption', 'highlightColor', '#00ff88');
  expect(JSON.stringify(bubble)).toContain('"mode":"box"');
});

test('only what has an effect is offered, a choice undone leaves nothing behind, and the picture follows', () => {
  const shown = (design: CaptionTemplate) => shownDesignParams(design, 'caption').map(({ id }) => id);
  const calm = ['highlight', 'keyword', 'enter'].reduce(
    (design, id) => setDesign(design, 'caption', id, id === 'highlight' ? false : ''),
    own('bold'),
  );
  expect(calm.elements.flatMap(({ effects }) => effects).map(({ type }) => type)).not.toEqual(
    expect.arrayContaining(['highlight', 'keyword', 'enter']),
  );
  expect(shown(calm)).toEqual(expect.arrayContaining(['highlight', 'keyword', 'enter']));
  for (const id of ['highlightColor', 'highlightMode', 'highlightBox', 'enterSeconds'])
    expect(shown(calm)).not.toContain(id);
  const boxed = setDesign(setDesign(calm, 'caption', 'highlight', true), 'caption', 'highlightMode', 'box');
  expect(shown(boxed)).toEqual(expect.arrayContaining(['highlightColor', 'highlightMode', 'highlightBox']));
  expect(shown(setDesign(calm, 'caption', 'enter', 'pop'))).toContain('enterSeconds');
  expect(shownDesignParams(own('news'), 'subtitle').map(({ id }) => id)).not.toContain('keyword');
});

test('captions come in in one way, whichever element said so before, at the pace that was set', () => {
  const panelFirst = built('boxed');
  const twice: CaptionTemplate = {
    ...panelFirst,
    elements: panelFirst.elements.map((one) => ({
      ...one,
      effects: [{ type: 'enter', animation: 'fade', seconds: 0.3 }, ...one.effects],
    })),
  };
  const risen = setDesign(twice, 'caption', 'enter', 'rise');
  const ways = risen.elements.flatMap(({ effects }) => effects.filter(({ type }) => type === 'enter'));
  expect(ways).toEqual([{ type: 'enter', animation: 'rise', seconds: 0.3 }]);
});

test('backgrounds are colored one by one, and only texts that are there are offered', () => {
  const [low, high] = designBackgrounds(built('stripe'));
  if (!low || !high) throw new Error('no backgrounds');
  const made = setDesignBackground(built('stripe'), { ...high, color: '#123456' });
  expect(designBackgrounds(made).map(({ color }) => color)).toEqual([low.color, '#123456']);
  expect(designParts(built('bold'))).toEqual(['caption']);
  expect(designParts(built('news'))).toEqual(['caption', 'subtitle']);
});

test('what keeps a design from merchants: nothing drawn up, no caption, a missing font once, an image of elsewhere', () => {
  expect(captionDesignProblems(undefined)).toEqual([{ code: 'noDesign' }]);
  expect(captionDesignProblems(built('bold'))).toEqual([]);
  expect(
    captionDesignProblems(setDesign(setDesign(built('film'), 'caption', 'font', 'Comic'), 'subtitle', 'font', 'Comic')),
  ).toEqual([{ code: 'missingFont', font: 'Comic' }]);
  const { elements } = built('boxed');
  const [panel, text] = elements;
  if (panel?.type !== 'image' || !text) throw new Error('no panel');
  expect(captionDesignProblems(own('boxed', { elements: [panel] }))).toEqual([{ code: 'noCaption' }]);
  const shown = (src: string) => captionDesignProblems(own('boxed', { elements: [{ ...panel, src }, text] }));
  expect(shown('/a/b.png')).toEqual([]);
  for (const src of ['media:1', 'https://elsewhere.example/a.png', 'blob:1', '//elsewhere.example/a.png'])
    expect(shown(src)).toEqual([{ code: 'foreignImage', name: 'panel' }]);
});

test('a video carries designs that are not the product’s own, and their words light up as they were designed', () => {
  const taken = own('karaoke');
  const calm = own('bold', { elements: setDesign(built('bold'), 'caption', 'highlight', false).elements });
  expect(carriedDesigns(built('bold'))).toEqual({});
  expect(carriedDesigns(taken)).toEqual({ shelf_1: taken });
  expect(designOf('shelf_1', [taken])).toBe(taken);
  expect(designOf('shelf_1')).toBeUndefined();
  expect([built('karaoke'), built('bold'), taken, calm].map(isWordByWord)).toEqual([true, false, true, false]);
  const card = { card: { id: 'a', text: '好物值得慢慢挑' }, start: fromSeconds(0), end: fromSeconds(2) };
  expect(captionClips([card], taken, '')[0]).toMatchObject({ templateKey: 'shelf_1', words: [{}, {}, {}, {}] });
  expect(captionClips([card], calm, '')[0]?.words).toEqual([]);
  expect(captionClips([card], undefined, '')).toEqual([]);
});
