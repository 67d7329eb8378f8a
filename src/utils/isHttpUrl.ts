/**
 * Whether a text is an address that accepts http or https, with or without www (brief, point 5). The host must have a
 * dot, be `localhost` or an IPv6 address, so that `http://abc` (a slip of the keyboard) is refused.
 */
export function isHttpUrl(text: string): boolean {
  const trimmed = text.trim();
  if (!/^https?:\/\/[^\s/]/i.test(trimmed) || /\s/.test(trimmed) || !URL.canParse(trimmed)) return false;
  const { hostname } = new URL(trimmed);
  return hostname === 'localhost' || hostname.startsWith('[') || /^[^.]+(\.[^.]+)+\.?$/.test(hostname);
}
