let made = 0;

/** Id of a sentence that the user adds; unique also among drafts that come from several tabs. */
export const newCardId = (): string => `c${Date.now().toString(36)}${(made++).toString(36)}`;
