import type { Project } from '../../engine/project/schema';
import { planShots, type ShotMedia } from '../storyboard';
import { buildProductVideo } from '../storyboard/productVideo';
import type { VideoTemplate } from './builtIn.data';

/** What a template is filled from. */
export interface TemplateGoods {
  /** As it is called in a sentence. */
  readonly name: string;
  readonly category: string;
  readonly brand: string;
  /** Yuan as text; empty = not known. */
  readonly price: string;
  readonly offer: string;
  readonly points: readonly string[];
  readonly media: readonly ShotMedia[];
}

/** A place of a template with what there is for it. */
export interface TemplateSlot {
  readonly slot: 'images' | 'points' | 'price' | 'offer';
  readonly need: number;
  readonly have: number;
}

/** What a template asks for beside what the goods have, in the order in which it is seen. */
export function slotsOf(template: VideoTemplate, goods: TemplateGoods): readonly TemplateSlot[] {
  const filled = (text: string): number => (text.trim() === '' ? 0 : 1);
  return [
    { slot: 'images', need: template.images, have: goods.media.length },
    { slot: 'points', need: template.points, have: goods.points.filter((point) => point.trim() !== '').length },
    ...(template.needsPrice ? [{ slot: 'price' as const, need: 1, have: filled(goods.price) }] : []),
    ...(template.needsOffer ? [{ slot: 'offer' as const, need: 1, have: filled(goods.offer) }] : []),
  ];
}

/** Slots that the goods leave open. */
export const openSlots = (template: VideoTemplate, goods: TemplateGoods): readonly TemplateSlot[] =>
  slotsOf(template, goods).filter(({ need, have }) => have < need);

/**
 * How the template looks with these goods: their name, points, price and offer over their images, in the template's own
 * look and length of lines. Words of the goods alone, nothing spoken; the script is written later. undefined where there is
 * neither an image nor a point.
 */
export function previewOf(template: VideoTemplate, goods: TemplateGoods): Project | undefined {
  const { name, points, price, offer, media } = goods;
  const told = points.map((point) => point.trim()).filter(Boolean);
  if (media.length === 0 && told.length === 0) return undefined;
  const lines = [name, ...told.slice(0, template.points), ...(template.needsOffer && offer ? [offer] : [])];
  const cards = lines
    .filter((line) => line.trim() !== '')
    .map((text, index) => ({ id: `${template.key}-${index}`, text, role: '', shot: null }));
  return buildProductVideo({
    id: `preview-${template.key}`,
    goods: {
      ...goods,
      title: name,
      price: template.needsPrice ? price : '',
      offer: template.needsOffer ? offer : '',
      sellingPoints: told,
    },
    cards: planShots(cards, media),
    media,
    voices: {},
    templateKey: template.captionKey,
    graphicsStyle: template.graphicsStyle,
    aiLabel: false,
    source: [],
  });
}
