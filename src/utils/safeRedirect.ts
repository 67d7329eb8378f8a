/**
 * The address to go to after login (ruling 12): a path of this origin, or undefined. Addresses that a browser would
 * take elsewhere (`//host`, `/\host`, `/%09/host` after decoding, other schemes) and the login page itself are refused.
 */
export function safeRedirect(wanted: string | null | undefined, origin: string): string | undefined {
  if (!wanted || !/^\/(?![/\\])/.test(wanted) || /[\p{Cc}\\]/u.test(wanted)) return undefined;
  try {
    const target = new URL(wanted, origin);
    // `/..//host` resolves to `//host`, which the next reader takes for another host.
    if (target.origin !== origin || target.pathname.startsWith('//') || /^\/login\/?$/.test(target.pathname))
      return undefined;
    return `${target.pathname}${target.search}${target.hash}`;
  } catch {
    return undefined;
  }
}
