import { graphemes } from '../../engine/captions/graphemes';
import { elementKey, type TemplateElement } from './elements';
import { isLongEnough, type MediaValue, type TemplateValues } from './fillTemplate';

/** Characters of a file of modifications. */
export const MAX_MODIFICATIONS = 200_000;

/** What is wrong with a file of modifications; `place` is its key, or `line` where it is no JSON. */
export type ModificationProblem =
  | { readonly code: 'tooLarge'; readonly limit: number }
  | { readonly code: 'notJson'; readonly line: number }
  | { readonly code: 'notObject' }
  | { readonly code: 'unknownKey'; readonly place: string }
  | { readonly code: 'notText'; readonly place: string }
  | { readonly code: 'textTooLong'; readonly place: string; readonly count: number; readonly limit: number }
  | { readonly code: 'notMedia'; readonly place: string }
  | { readonly code: 'videoTooShort'; readonly place: string; readonly have: number; readonly need: number };

/** What was put in, as a file: texts as they are, media by their address. */
export const formatModifications = (values: TemplateValues): string => JSON.stringify(values, undefined, 2);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The line on which a text stops being JSON, from 1. The engines tell it differently, or not at all. */
function lineOfFault(text: string, error: unknown): number {
  const told = /position (\d+)/.exec(error instanceof Error ? error.message : '');
  const line = /line (\d+)/.exec(error instanceof Error ? error.message : '');
  if (line) return Number(line[1]);
  const until = told ? Number(told[1]) : text.length;
  return text.slice(0, until).split('\n').length;
}

const numberOf = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0;

/** An address alone, or a record with more about the medium; nothing that could run. */
function mediaOf(value: unknown): MediaValue | undefined {
  const given = typeof value === 'string' ? { url: value } : value;
  if (!isRecord(given) || typeof given.url !== 'string' || given.url.length > 2000) return undefined;
  const { url } = given;
  if (!/^(?:https?:\/\/|\/(?!\/))/.test(url)) return undefined;
  const isVideo = given.kind === 'video' || (given.kind === undefined && /\.(?:mp4|mov|webm|m4v)(?:$|\?)/i.test(url));
  return {
    url,
    kind: isVideo ? 'video' : 'image',
    name: typeof given.name === 'string' ? given.name.slice(0, 200) : '',
    width: Math.round(numberOf(given.width)),
    height: Math.round(numberOf(given.height)),
    duration: isVideo ? numberOf(given.duration) : 0,
  };
}

function readValue(element: TemplateElement, value: unknown): string | MediaValue | ModificationProblem {
  const place = elementKey(element);
  if (element.type === 'media') {
    const media = mediaOf(value);
    if (!media) return { code: 'notMedia', place };
    const have = media.duration;
    return isLongEnough(element, media) ? media : { code: 'videoTooShort', place, have, need: element.seconds };
  }
  if (typeof value !== 'string') return { code: 'notText', place };
  const count = graphemes(value.trim()).length;
  return count > element.limit ? { code: 'textTooLong', place, count, limit: element.limit } : value;
}

/**
 * Reads modifications ("Element.property": value) for a template. All or nothing.
 * @returns the values, or all that is wrong with them, each with its place
 */
export function parseModifications(
  text: string,
  elements: readonly TemplateElement[],
): TemplateValues | readonly ModificationProblem[] {
  if (text.length > MAX_MODIFICATIONS) return [{ code: 'tooLarge', limit: MAX_MODIFICATIONS }];
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (error) {
    return [{ code: 'notJson', line: lineOfFault(text, error) }];
  }
  if (!isRecord(given)) return [{ code: 'notObject' }];
  const known = new Map(elements.map((element) => [elementKey(element), element]));
  const read = Object.entries(given).map(([place, value]) => {
    const element = known.get(place);
    return [place, element ? readValue(element, value) : ({ code: 'unknownKey', place } as const)] as const;
  });
  const problems = read.flatMap(([, value]) => (typeof value === 'object' && 'code' in value ? [value] : []));
  if (problems.length > 0) return problems;
  return Object.fromEntries(
    read.flatMap(([place, value]) => (typeof value === 'object' && 'code' in value ? [] : [[place, value]])),
  );
}
