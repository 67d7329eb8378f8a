import { graphemes } from '../../engine/captions/graphemes';
import type { Action } from '../../engine/edit/actions';
import { applyAction } from '../../engine/edit/applyAction';
import type { MediaRef, Project } from '../../engine/project/schema';
import { fromSeconds } from '../../engine/time/ticks';
import { elementKey, type MediaElement, type TemplateElement, type TextSource } from './elements';

/** An image or a video for a place. */
export interface MediaValue {
  readonly url: string;
  readonly kind: 'image' | 'video';
  readonly name: string;
  /** Pixels; 0 = not known. */
  readonly width: number;
  readonly height: number;
  /** Seconds; 0 for images. */
  readonly duration: number;
}

/** What is put in, by "Element.property". */
export type TemplateValues = Readonly<Record<string, string | MediaValue>>;

/** What the goods give to a template. */
export interface TemplateFacts {
  /** As it is called in a sentence. */
  readonly name: string;
  readonly brand: string;
  /** Yuan as text; empty = not known. */
  readonly price: string;
  readonly offer: string;
  readonly points: readonly string[];
  readonly media: readonly MediaValue[];
}

function factOf(source: TextSource, { name, brand, price, offer, points }: TemplateFacts): string {
  switch (source) {
    case 'name':
      return name;
    case 'brand':
      return brand;
    case 'price':
      return price === '' ? '' : `¥${price.replace(/\.00$/, '')}`;
    case 'offer':
      return offer;
    default:
      return points[Number(source.slice('point'.length)) - 1] ?? '';
  }
}

/** Whether a medium can fill a place: a video that ends before the place does would leave it black. */
export const isLongEnough = ({ seconds }: Pick<MediaElement, 'seconds'>, { kind, duration }: MediaValue): boolean =>
  kind === 'image' || duration + 0.05 >= seconds;

/** Whether a medium is of the kind that a place takes. */
const isWantedKind = ({ accepts }: Pick<MediaElement, 'accepts'>, { kind }: MediaValue): boolean =>
  accepts === undefined || accepts === kind;

const isFitting = (element: MediaElement, value: MediaValue): boolean =>
  isWantedKind(element, value) && isLongEnough(element, value);

/**
 * What the goods fill by themselves: texts that name what of the goods they are, places in order with their images and
 * with videos that last long enough. Texts longer than their place are left out: cutting a fact would change it.
 */
export function valuesOfGoods(elements: readonly TemplateElement[], facts: TemplateFacts): TemplateValues {
  const left = [...facts.media];
  return Object.fromEntries(
    elements.flatMap((element): readonly [string, string | MediaValue][] => {
      if (element.type === 'media') {
        const index = left.findIndex((one) => isFitting(element, one));
        const [value] = index < 0 ? [] : left.splice(index, 1);
        return value ? [[elementKey(element), value]] : [];
      }
      const text = element.from ? factOf(element.from, facts).trim() : '';
      return text !== '' && graphemes(text).length <= element.limit ? [[elementKey(element), text]] : [];
    }),
  );
}

/** What is wrong with what was put in. */
export type ValueProblem =
  | { readonly code: 'missingMedia'; readonly name: string }
  | { readonly code: 'missingText'; readonly name: string }
  | { readonly code: 'textTooLong'; readonly name: string; readonly count: number; readonly limit: number }
  | { readonly code: 'imageWanted' | 'videoWanted'; readonly name: string }
  | { readonly code: 'videoTooShort'; readonly name: string; readonly have: number; readonly need: number };

/** Whether a video can be begun in spite of it: a place may be filled later, a text may not run over. */
export const isOpenPlace = ({ code }: ValueProblem): boolean => code === 'missingMedia' || code === 'missingText';

/** Places that are still open, and what does not fit, in the order of the template. */
export function valueProblems(elements: readonly TemplateElement[], values: TemplateValues): readonly ValueProblem[] {
  return elements.flatMap((element): readonly ValueProblem[] => {
    const { name } = element;
    const value = values[elementKey(element)];
    if (element.type === 'media') {
      if (value === undefined || typeof value === 'string') return [{ code: 'missingMedia', name }];
      if (!isWantedKind(element, value))
        return [{ code: element.accepts === 'image' ? 'imageWanted' : 'videoWanted', name }];
      const have = Math.round(value.duration * 10) / 10;
      return isLongEnough(element, value)
        ? []
        : [{ code: 'videoTooShort', name, have, need: Math.round(element.seconds * 10) / 10 }];
    }
    const text = typeof value === 'string' ? value.trim() : '';
    // What the template says itself may stand, unless it is a place for something of the goods.
    if (text === '')
      return element.from !== undefined || element.text.trim() === '' ? [{ code: 'missingText', name }] : [];
    const count = graphemes(text).length;
    return count > element.limit ? [{ code: 'textTooLong', name, count, limit: element.limit }] : [];
  });
}

function mediaActions({ clipIds }: MediaElement, value: MediaValue, id: string): readonly Action[] {
  const { url, kind, name, width, height, duration } = value;
  const media: MediaRef = {
    ...{ id, kind, name: name.slice(0, 255), url, width, height },
    duration: fromSeconds(kind === 'image' ? 0 : duration),
    hasAudio: kind === 'video',
  };
  return [
    { type: 'addMedia', media },
    ...clipIds.map((clipId): Action => ({ type: 'replaceMedia', clipId, mediaId: id })),
  ];
}

/**
 * The template with what was put in. Places without anything stay placeholders; a text that is too long and a video that
 * is too short are left out (`valueProblems` names them). Pure: the same input gives the same document.
 */
export function fillTemplate(template: Project, elements: readonly TemplateElement[], values: TemplateValues): Project {
  const actions = elements.flatMap((element, index): readonly Action[] => {
    const value = values[elementKey(element)];
    if (element.type === 'media') {
      if (value === undefined || typeof value === 'string' || !isFitting(element, value)) return [];
      return mediaActions(element, value, `filled-${index + 1}`);
    }
    const text = typeof value === 'string' ? value.trim() : '';
    if (text === '' || graphemes(text).length > element.limit) return [];
    const { property } = element;
    return element.clipIds.map(
      (clipId): Action =>
        property === 'text'
          ? { type: 'setText', clipId, text }
          : { type: 'setCaption', clipId, texts: { [property]: text }, words: [] },
    );
  });
  return actions.length === 0 ? template : applyAction(template, { type: 'batch', actions });
}
