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
import { MAX_SHELF_PRICE } from './templates/shelf';

/** Characters and credits that a caption template of a provider may have. */
export const captionTemplateLimits = { title: 20, price: MAX_SHELF_PRICE, plans: 20 } as const;

/** Which of its texts: what is spoken, or the second line. */
export type DesignPart = 'caption' | 'subtitle';

const textParams = ['font', 'fontSize', 'color', 'outline', 'outlineColor', 'shadow'];
const captionParams = ['highlight', 'highlightColor'];
const pick = (type: 'text' | 'caption', ids: readonly string[]): readonly ParamDefinition[] => {
  const params = paramsFor(type);
  return ids.flatMap((id) => params.get(id) ?? []);
};

/** What can be set of a text of a design, as the inspector sets it of a clip; only what is spoken lights up. */
export const designParams: Readonly<Record<DesignPart, readonly ParamDefinition[]>> = {
  caption: [...pick('text', textParams), ...pick('caption', captionParams)],
  subtitle: pick('text', textParams),
};

const DEFAULT_HIGHLIGHT = '#ffc300';

const isPart = (element: CaptionElement, part: DesignPart): element is CaptionTextElement =>
  element.type === 'text' && element.content.includes(`{${part}}`);

/** The texts that a design has. */
export const designParts = ({ elements }: CaptionTemplate): readonly DesignPart[] =>
  (['caption', 'subtitle'] as const).filter((part) => elements.some((element) => isPart(element, part)));

const highlightOf = ({ effects }: CaptionTextElement) =>
  effects.find((effect): effect is Extract<CaptionEffect, { type: 'highlight' }> => effect.type === 'highlight');

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
  };
  return values[id];
}

function withHighlight(text: CaptionTextElement, color: string | undefined): CaptionTextElement {
  const rest = text.effects.filter(({ type }) => type !== 'highlight');
  const before = highlightOf(text);
  return { ...text, effects: color ? [...rest, { ...(before ?? { type: 'highlight' }), color }] : rest };
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
      return withHighlight(text, value === true ? highlightOf(text)?.color || DEFAULT_HIGHLIGHT : undefined);
    case 'highlightColor':
      return withHighlight(text, String(value) || undefined);
    default:
      return text;
  }
}

/** The design with one of {@link designParams} of a text changed. */
export const setDesign = (
  design: CaptionTemplate,
  part: DesignPart,
  id: string,
  value: ParamValue,
): CaptionTemplate => ({
  ...design,
  elements: design.elements.map((element) => (isPart(element, part) ? withValue(element, id, value) : element)),
});

/** A color of what is drawn under the texts. */
interface DesignGround {
  /** Of the element, and of the drawing in it. */
  readonly element: number;
  readonly drawing: number;
  readonly color: string;
}

/** The colors of what is drawn under the texts, from the lowest up. */
export const designGrounds = ({ elements }: CaptionTemplate): readonly DesignGround[] =>
  elements.flatMap((one, element) =>
    one.type === 'image' ? one.drawing.map(({ fill }, drawing) => ({ element, drawing, color: fill })) : [],
  );

/** The design with one of its {@link designGrounds} in another color. */
export const setDesignGround = (design: CaptionTemplate, ground: DesignGround): CaptionTemplate => ({
  ...design,
  elements: design.elements.map((one, element) =>
    one.type === 'image' && element === ground.element
      ? {
          ...one,
          drawing: one.drawing.map((drawn, at) => (at === ground.drawing ? { ...drawn, fill: ground.color } : drawn)),
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
