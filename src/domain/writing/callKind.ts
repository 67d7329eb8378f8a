import { messageCategory, messageName, visitCategory, visitName, visitOffer } from './language.data';

/** What the end of a text asks the viewer for. */
export type CallKind = 'buy' | 'visit' | 'message' | 'follow';

interface OfferedGoods {
  readonly title?: string;
  readonly category?: string;
  readonly price?: string;
  readonly offer?: string;
}

/**
 * Which call to action fits a trade: a cart for goods that are sent, a visit for services on the spot, a message where a
 * talk comes first. Without price and offer there is nothing to buy yet: the viewer is asked to follow.
 */
export function callKindOf({ title = '', category = '', price = '', offer = '' }: OfferedGoods, name = ''): CallKind {
  if (offer.trim() === '' && !(Number(price) > 0)) return 'follow';
  const said = name || title;
  // 本地生活 > 家电维修: the last shelf says what is sold
  for (const shelf of [
    category
      .split(/[>/＞·]/)
      .at(-1)
      ?.trim() ?? '',
    category,
  ]) {
    if (visitCategory.test(shelf)) return 'visit';
    if (messageCategory.test(shelf)) return 'message';
  }
  if (category === '' && visitName.test(said)) return 'visit';
  if (category === '' && messageName.test(said)) return 'message';
  return 'buy';
}

/** What the end asks for: as the trade does, but what is offered in the shop is had by a visit, whatever it sells. */
export const callFor = (kind: CallKind, offer: string): CallKind =>
  kind === 'buy' && visitOffer.test(offer) ? 'visit' : kind;
