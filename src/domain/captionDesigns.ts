import {
  type CaptionEffect,
  type CaptionElement,
  type CaptionTemplate,
  type CaptionTextElement,
  captionTemplate,
  captionTemplateSchema,
} from '../engine/project/captionTemplates';
import { FONTS, type ParamDefinition, paramsFor } from '../engine/project/params';
import type { ParamValue } from '../engine/project/schema';

/** Characters that a caption template of a provider may have. */
export const captionTemplateLimits = { title: 20 } as const;

/** Which of its texts: what is spoken, or the second line. */
export type DesignPart = 'caption' | 'subtitle';

const DEFAULT_HIGHLIGHT = '#ffc300';
const DEFAULT_ENTER_SECONDS = 0.2;
/** As the renderer draws a box that says no color. */
const DEFAULT_HIGHLIGHT_BOX = '#000000';

const textParams = ['font', 'fontSize', 'color', 'outline', 'outlineColor', 'shadow'];
const captionParams = ['highlight', 'highlightColor'];

/** What only a design settles, never a single clip: how its captions move and what of them stands out. */
const designBase = { group: 'caption', appliesTo: ['caption'], keyframable: false } as const;
const highlightMode: ParamDefinition = {
  ...designBase,
  type: 'choice',
  id: 'highlightMode',
  options: ['word', 'spoken', 'box'],
  default: 'word',
};
const highlightBox: ParamDefinition = {
  ...designBase,
  type: 'color',
  id: 'highlightBox',
  default: DEFAULT_HIGHLIGHT_BOX,
};
/** Empty = nothing stands out by itself. */
const keyword: ParamDefinition = { ...designBase, type: 'color', id: 'keyword', default: '' };
const enter: ParamDefinition = {
  ...designBase,
  type: 'choice',
  id: 'enter',
  options: ['', 'fade', 'pop', 'rise'],
  default: '',
};
const enterSeconds: ParamDefinition = {
  ...designBase,
  type: 'number',
  id: 'enterSeconds',
  min: 0.04,
  max: 1,
  step: 0.02,
  unit: 'seconds',
  default: DEFAULT_ENTER_SECONDS,
};
const pick = (type: 'text' | 'caption', ids: readonly string[]): readonly ParamDefinition[] => {
  const params = paramsFor(type);
  return ids.flatMap((id) => params.get(id) ?? []);
};

/** What can be set of a text of a design, as the inspector sets it of a clip; only what is spoken lights up. */
export const designParams: Readonly<Record<DesignPart, readonly ParamDefinition[]>> = {
  caption: [
    ...pick('text', textParams),
    ...pick('caption', captionParams),
    ...[highlightMode, highlightBox, keyword, enter, enterSeconds],
  ],
  subtitle: pick('text', textParams),
};

/** Those of {@link designParams} that have an effect as the design stands: a box has a color where there is a box. */
export function shownDesignParams(design: CaptionTemplate, part: DesignPart): readonly ParamDefinition[] {
  const isLit = readDesign(design, part, 'highlight') === true;
  const hidden = new Set([
    ...(isLit ? [] : ['highlightColor', 'highlightMode', 'highlightBox']),
    ...(readDesign(design, part, 'highlightMode') === 'box' ? [] : ['highlightBox']),
    ...(readDesign(design, part, 'enter') === '' ? ['enterSeconds'] : []),
  ]);
  return designParams[part].filter(({ id }) => !hidden.has(id));
}

const isPart = (element: CaptionElement, part: DesignPart): element is CaptionTextElement =>
  element.type === 'text' && element.content.includes(`{${part}}`);

/** The texts that a design has. */
export const designParts = ({ elements }: CaptionTemplate): readonly DesignPart[] =>
  (['caption', 'subtitle'] as const).filter((part) => elements.some((element) => isPart(element, part)));

type EffectOf<T extends CaptionEffect['type']> = Extract<CaptionEffect, { type: T }>;

const effectOf = <T extends CaptionEffect['type']>(effects: readonly CaptionEffect[], type: T) =>
  effects.find((effect): effect is EffectOf<T> => effect.type === type);

const highlightOf = ({ effects }: CaptionTextElement) => effectOf(effects, 'highlight');

/** How a caption comes in is one for all that it is drawn of, whichever element says it. */
const enterOf = ({ elements }: CaptionTemplate): EffectOf<'enter'> | undefined =>
  effectOf(
    elements.flatMap(({ effects }) => effects),
    'enter',
  );

/** The value of one of {@link designParams}; undefined where the design has no such text. */
export function readDesign(design: CaptionTemplate, part: DesignPart, id: string): ParamValue | undefined {
  const text = design.elements.find((element) => isPart(element, part));
  if (text?.type !== 'text') return undefined;
  const { style } = text;
  const values: Readonly<Record<string, ParamValue>> = {
    font: style.font,
    fontSize: style.font_size,
    color: style.font_color,
    outline: style.outline,
    outlineColor: style.outline_colour,
    shadow: style.Shadow,
    highlight: highlightOf(text) !== undefined,
    highlightColor: highlightOf(text)?.color ?? '',
    highlightMode: highlightOf(text)?.mode ?? 'word',
    highlightBox: highlightOf(text)?.boxColor ?? DEFAULT_HIGHLIGHT_BOX,
    keyword: effectOf(text.effects, 'keyword')?.color ?? '',
    enter: enterOf(design)?.animation ?? '',
    enterSeconds: enterOf(design)?.seconds ?? DEFAULT_ENTER_SECONDS,
  };
  return values[id];
}

/** The element with an effect in the place of the one of its kind, or without it. */
function withEffect<E extends CaptionElement>(element: E, type: CaptionEffect['type'], next?: CaptionEffect): E {
  const rest = element.effects.filter((effect) => effect.type !== type);
  return { ...element, effects: next ? [...rest, next] : rest };
}

const withHighlight = (text: CaptionTextElement, patch: Partial<EffectOf<'highlight'>>): CaptionTextElement =>
  withEffect(text, 'highlight', { color: DEFAULT_HIGHLIGHT, ...highlightOf(text), ...patch, type: 'highlight' });

const isEnter = (value: ParamValue): value is EffectOf<'enter'>['animation'] =>
  value === 'fade' || value === 'pop' || value === 'rise';
const isHighlightMode = (value: ParamValue): value is NonNullable<EffectOf<'highlight'>['mode']> =>
  value === 'word' || value === 'spoken' || value === 'box';

/** The design with another way of coming in: one element says it for all. */
function withEnter(design: CaptionTemplate, id: string, value: ParamValue): CaptionTemplate {
  const before = enterOf(design);
  const animation = id === 'enter' ? value : (before?.animation ?? '');
  const seconds = id === 'enterSeconds' ? Number(value) : (before?.seconds ?? DEFAULT_ENTER_SECONDS);
  const next = isEnter(animation) ? ({ type: 'enter', animation, seconds } as const) : undefined;
  const bearer = design.elements.findIndex((element) => isPart(element, 'caption'));
  const elements = design.elements.map((one, at) => withEffect(one, 'enter', at === bearer ? next : undefined));
  return { ...design, elements };
}

function withValue(text: CaptionTextElement, id: string, value: ParamValue): CaptionTextElement {
  const styled = (patch: Partial<CaptionTextElement['style']>) => ({ ...text, style: { ...text.style, ...patch } });
  switch (id) {
    case 'font': {
      const at = (FONTS as readonly unknown[]).indexOf(value);
      return styled({ font: String(value), font_id: Math.max(0, at) + 1, font_random: false });
    }
    case 'fontSize':
      return styled({ font_size: Number(value) });
    case 'color':
      return styled({ font_color: String(value) });
    case 'outline':
      return styled({ outline: Number(value) });
    case 'outlineColor':
      return styled({ outline_colour: String(value) });
    case 'shadow':
      return styled({ Shadow: Number(value) });
    case 'highlight':
      return value === true ? withHighlight(text, {}) : withEffect(text, 'highlight');
    case 'highlightColor':
      return value ? withHighlight(text, { color: String(value) }) : withEffect(text, 'highlight');
    case 'highlightMode':
      return isHighlightMode(value) ? withHighlight(text, { mode: value }) : text;
    case 'highlightBox':
      return withHighlight(text, { boxColor: String(value) });
    case 'keyword':
      return withEffect(text, 'keyword', value ? { type: 'keyword', color: String(value) } : undefined);
    default:
      return text;
  }
}

/** The design with one of {@link designParams} of a text changed. */
export function setDesign(design: CaptionTemplate, part: DesignPart, id: string, value: ParamValue): CaptionTemplate {
  if (id === 'enter' || id === 'enterSeconds') return withEnter(design, id, value);
  const elements = design.elements.map((element) => (isPart(element, part) ? withValue(element, id, value) : element));
  return { ...design, elements };
}

/** A color of what is drawn under the texts. */
interface DesignBackground {
  /** Of the element, and of the drawing in it. */
  readonly element: number;
  readonly drawing: number;
  readonly color: string;
}

/** The colors of what is drawn under the texts, from the lowest up. */
export const designBackgrounds = ({ elements }: CaptionTemplate): readonly DesignBackground[] =>
  elements.flatMap((one, element) =>
    one.type === 'image' ? one.drawing.map(({ fill }, drawing) => ({ element, drawing, color: fill })) : [],
  );

/** The design with one of its {@link designBackgrounds} in another color. */
export const setDesignBackground = (design: CaptionTemplate, background: DesignBackground): CaptionTemplate => ({
  ...design,
  elements: design.elements.map((one, element) =>
    one.type === 'image' && element === background.element
      ? {
          ...one,
          drawing: one.drawing.map((drawn, at) =>
            at === background.drawing ? { ...drawn, fill: background.color } : drawn,
          ),
        }
      : one,
  ),
});

/** The design with its caption no longer than so many characters at a time, 4–30. */
export const setDesignLimit = (design: CaptionTemplate, limit: number): CaptionTemplate => ({
  ...design,
  variables: design.variables.map((one) => (one.name === 'caption' ? { ...one, limit } : one)),
});

/** What keeps a caption template from merchants. */
export type CaptionDesignProblem =
  | { readonly code: 'noDesign' }
  /** No text shows what is spoken. */
  | { readonly code: 'noCaption' }
  /** The product does not have this font, or has it no more. */
  | { readonly code: 'missingFont'; readonly font: string }
  /** An image of a project or of another site: it would be gone in the merchant's video. */
  | { readonly code: 'foreignImage'; readonly name: string };

const isOurs = (address: string): boolean => /^\/(?!\/)/.test(address);

/** All that keeps a design from merchants, the worst first, each font once. The server asks the same. */
export function captionDesignProblems(design: CaptionTemplate | undefined): readonly CaptionDesignProblem[] {
  if (!design) return [{ code: 'noDesign' }];
  const { elements, variables } = design;
  const fonts = new Set(elements.flatMap((one) => (one.type === 'text' ? [one.style.font] : [])));
  const hasCaption = variables.some(({ name }) => name === 'caption') && designParts(design).includes('caption');
  return [
    ...(hasCaption ? [] : [{ code: 'noCaption' } as const]),
    ...[...fonts]
      .filter((font) => !(FONTS as readonly string[]).includes(font))
      .map((font) => ({ code: 'missingFont', font }) as const),
    ...elements.flatMap((one): readonly CaptionDesignProblem[] => {
      const address = one.type === 'image' ? one.input_url || one.src : '';
      return address === '' || isOurs(address) ? [] : [{ code: 'foreignImage', name: one.name }];
    }),
  ];
}

/** In the order of the schema: a design that has travelled may name its fields in another one. */
const writtenLook = (design: CaptionTemplate): string =>
  JSON.stringify(captionTemplateSchema.parse({ ...design, key: '-', name: '-' }));

/** Whether two designs look the same; key and name do not count. @throws ZodError for what is no design */
export const isSameDesign = (a: CaptionTemplate, b: CaptionTemplate): boolean => writtenLook(a) === writtenLook(b);

/** The design that a key means: one that was taken along, else the product's own. */
export const designOf = (key: string, taken: readonly CaptionTemplate[] = []): CaptionTemplate | undefined =>
  taken.find((one) => one.key === key) ?? captionTemplate(key);

/** What a video has to carry of a design: the product's own are known everywhere. */
export const carriedDesigns = (design: CaptionTemplate | undefined): Record<string, CaptionTemplate> =>
  design && captionTemplate(design.key) !== design ? { [design.key]: design } : {};

/** Built-in designs that live by their words lighting up; the others stay calm though they could. */
const WORD_BY_WORD = new Set(['karaoke']);

/** Whether the words of captions in a design light up as they are spoken. Who designed one of his own said so in it. */
export const isWordByWord = (design: CaptionTemplate): boolean =>
  captionTemplate(design.key) === undefined
    ? readDesign(design, 'caption', 'highlight') === true
    : WORD_BY_WORD.has(design.key);
