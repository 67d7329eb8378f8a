import type { Project } from '../../engine/project/schema';
import type { VideoTemplate } from './builtIn.data';
import type { FieldRules, TextSource } from './elements';
import { previewOf } from './fillBuiltIn';
import { type OpenPart, partsOf, templateFromProject } from './templateFromProject';

/** What stands in the places of a built-in template until somebody fills them. */
export interface BuiltInWords {
  readonly name: string;
  readonly brand: string;
  readonly offer: string;
  /** @param number from 1 */
  readonly point: (number: number) => string;
  /** Names of places. @param number from 1 */
  readonly shot: (number: number) => string;
  readonly caption: (number: number) => string;
  readonly badge: string;
  /** Name of the tag under the price. */
  readonly offerTag: string;
  readonly price: string;
}

/** Yuan; only to be seen until a real price stands there. */
const SAMPLE_PRICE = '99.00';

/** Graphics of a product video by the ids of their clips, and what of the goods fills them. */
const graphics: Readonly<
  Record<string, readonly [keyof Omit<BuiltInWords, 'point' | 'shot' | 'caption'>, TextSource]>
> = {
  'title-card': ['name', 'name'],
  badge: ['badge', 'point1'],
  'price-tag': ['price', 'price'],
  'offer-tag': ['offerTag', 'offer'],
  'brand-mark': ['brand', 'brand'],
};

const pointSources: readonly TextSource[] = ['point1', 'point2', 'point3'];

/**
 * A built-in template as a document of its own: its look, its music and its length, with every shot a place and every
 * text a field that the goods fill. Pure.
 */
export function builtInDocument(
  template: VideoTemplate,
  words: BuiltInWords,
): { readonly document: Project; readonly fields: FieldRules } | undefined {
  const points = Array.from({ length: template.points }, (_, index) => words.point(index + 1));
  const project = previewOf(template, {
    ...{ name: words.name, brand: words.brand, category: '', price: SAMPLE_PRICE, offer: words.offer, points },
    media: Array.from({ length: template.images }, (_, index) => ({
      ...{ url: `/shot-${index + 1}.jpg`, kind: 'image' as const, width: 1080, height: 1920 },
    })),
  });
  if (!project) return undefined;
  let shots = 0;
  let captions = 0;
  const open = partsOf(project).map(({ clipId, type, shows, isCaption }): readonly [string, OpenPart] => {
    if (type === 'media') {
      shots += 1;
      return [clipId, { name: words.shot(shots) }];
    }
    const graphic = graphics[clipId];
    if (!isCaption && graphic) return [clipId, { name: words[`${graphic[0]}`], from: graphic[1] }];
    captions += 1;
    const from = shows === words.offer ? 'offer' : pointSources[points.indexOf(shows)];
    return [clipId, { name: words.caption(captions), ...(from ? { from } : {}) }];
  });
  return templateFromProject(project, Object.fromEntries(open));
}
