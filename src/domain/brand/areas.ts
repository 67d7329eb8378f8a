/**
 * Parts of the product that a brand may leave out for its merchants. The brief calls parts of the product areas; which of
 * them a brand can leave out it does not say: those that nothing else builds on.
 */
export const brandAreas = [
  'register',
  'creation',
  'clip',
  'timeline',
  'figure',
  'tool',
  'publish',
  'service',
  'promotion',
  'agent',
  'card',
] as const;
export type BrandArea = (typeof brandAreas)[number];

interface AreaParts {
  /** Route keys, each with all below it. */
  readonly pages: readonly string[];
  /** Groups of actions that belong to it alone. */
  readonly groups: readonly string[];
}

const parts: Readonly<Record<BrandArea, AreaParts>> = {
  register: { pages: [], groups: [] },
  creation: {
    pages: ['creation', 'editor.aicreate', 'editor.article', 'editor.note', 'editor.script'],
    groups: ['article'],
  },
  clip: { pages: ['creative.clip', 'editor.clipper', 'editor.batch_preview'], groups: [] },
  timeline: { pages: ['editor.timeline'], groups: [] },
  figure: { pages: ['creative.figure', 'creative.tool.figure_video'], groups: ['figure'] },
  tool: { pages: ['creative.tool'], groups: [] },
  publish: { pages: ['publish', 'compose.publish'], groups: ['publish', 'wemedia'] },
  service: {
    pages: ['service'],
    groups: ['coupon', 'reservation', 'lead', 'order', 'customer', 'push', 'post_comment'],
  },
  promotion: { pages: ['promotion'], groups: ['promotion', 'promotion_task'] },
  agent: { pages: ['agent'], groups: [] },
  card: { pages: ['account.card'], groups: ['card'] },
};

const isUnder = (key: string, roots: readonly string[]): boolean =>
  roots.some((root) => key === root || key.startsWith(`${root}.`));

/** Whether a page belongs to an area that the brand leaves out. @param key route key */
export const isPageClosed = (closed: readonly BrandArea[], key: string): boolean =>
  closed.some((area) => isUnder(key, parts[area].pages));

/** Whether an action belongs to an area that the brand leaves out. @param key `<group>.<verb>` */
export const isActionClosed = (closed: readonly BrandArea[], key: string): boolean =>
  closed.some((area) => isUnder(key, parts[area].groups));
