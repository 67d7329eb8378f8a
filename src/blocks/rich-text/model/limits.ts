/** Characters that a body may hold here; far beyond what any platform takes, and still quick to type in. */
export const mostCharacters = 100_000;
/** Size of pasted HTML that is still read; Word wraps a page in a multiple of its text. */
export const mostPastedHtml = 4_000_000;
