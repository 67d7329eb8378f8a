import { type Draft, emptyGoods } from './state';

/** With what the page was entered from elsewhere. */
export interface Entry {
  /** Address of a product page: read at once. */
  readonly link?: string;
  /** An idea in the user's own words. */
  readonly idea?: string;
  readonly frameworkId?: string;
}

const titleLength = 60;

/** A new draft with what the user has already said elsewhere. */
export function startDraft(draft: Draft, { link, idea, frameworkId }: Entry): Draft {
  const fresh = { ...draft, documentId: crypto.randomUUID() };
  const brief = { ...draft.brief, ...(frameworkId ? { frameworkId } : {}) };
  if (link) return { ...fresh, brief, goods: { ...draft.goods, origin: 'link', linkInput: link } };
  if (!idea) return { ...fresh, brief };
  const title = [...idea].slice(0, titleLength).join('');
  return {
    ...fresh,
    brief,
    goods: { ...draft.goods, origin: 'hand', form: { ...emptyGoods, title, description: idea } },
  };
}
