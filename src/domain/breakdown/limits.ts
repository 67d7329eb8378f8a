/** Longer texts are books, not viral texts; UTF-16 units. */
export const MAX_TEXT = 120_000;

/** What a writing service reads at once to judge its lines; UTF-16 units. */
export const MAX_JUDGED_TEXT = 20_000;
