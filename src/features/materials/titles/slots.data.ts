/** Blanks as they are written in title patterns, in the language of the patterns. */
export const titleSlots = '{商品} {卖点}';
