/** Longer texts are books, not viral texts; UTF-16 units. */
export const MAX_TEXT = 120_000;
