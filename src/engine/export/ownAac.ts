/**
 * Whether our own AAC encoder is at work in this realm. Once it is registered the browser seems to encode AAC itself; but
 * our encoder's lead-in must still be cut off, at the second export as at the first.
 */
let isLoaded = false;

export const isOwnAacLoaded = (): boolean => isLoaded;

export async function loadOwnAac(): Promise<void> {
  if (isLoaded) return;
  (await import('@mediabunny/aac-encoder')).registerAacEncoder();
  isLoaded = true;
}
