/** Mobile numbers that an answer shows whole, in any of its fields; not the digits that a random id happens to hold. */
export const wholePhones = (answer: unknown): string[] =>
  JSON.stringify(answer).match(/(?<![\da-z])1\d{10}(?![\da-z])/g) ?? [];
