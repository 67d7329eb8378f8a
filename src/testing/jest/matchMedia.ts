/** Width of the screen that tests run on, in CSS pixels: a desktop, so that tables are tables. */
const width = 1440;

/** Answers width queries for that screen; every other one (dark, reduced motion, touch) with no. */
export function matchMedia(media: string): MediaQueryList {
  const bounds = [...media.matchAll(/\((min|max)-width:\s*([\d.]+)px\)/g)];
  const matches =
    bounds.length > 0 &&
    bounds.every(([, side, value]) => (side === 'min' ? width >= Number(value) : width <= Number(value)));
  const target = new EventTarget();
  return Object.assign(target, {
    media,
    matches,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}
