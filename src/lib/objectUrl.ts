/** An element asks for its address a moment after it is given it; an address gone by then is an error in the console. */
const RELEASE_AFTER_MS = 5000;

/** Gives the memory behind a `blob:` address back, once no element can still be about to ask for it. */
export const releaseObjectUrl = (url: string): void => {
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER_MS);
};
