/** Data: a wish by which a text is written for these people; the writer reads it (readWish), a model understands it. */
export const audienceWish = (audience: string): string => `面向${audience}`;
