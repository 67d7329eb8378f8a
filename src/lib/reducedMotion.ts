const media = '(prefers-reduced-motion: reduce)';

/** Whether the visitor has asked his system for as little motion as possible. */
export const prefersReducedMotion = (): boolean => window.matchMedia?.(media).matches ?? false;

/**
 * Tells when that wish changes.
 *
 * @returns ends the subscription
 */
export function subscribeReducedMotion(onChange: () => void): () => void {
  const query = window.matchMedia?.(media);
  query?.addEventListener?.('change', onChange);
  return () => query?.removeEventListener?.('change', onChange);
}
