import { isHttpUrl } from './isHttpUrl';

/** Endings of hosts that people copy without scheme or path; a bare `photo.jpg` is a file. */
const bareHost =
  /^(?:www\.[^\s/?#]+|[^\s/?#@]+\.(?:com|cn|net|org|shop|top|vip|xyz|cc|hk|tw))(?::\d{1,5})?(?:[?#]\S*)?$/i;
const withPath = /^(?:[a-z\d-]{1,63}\.){1,10}[a-z]{2,20}(?::\d{1,5})?\/\S*$/i;

/**
 * An address as browsers show and copy it, made whole: `item.taobao.com/…`, `www.…` and `//img.…` get `https:` in front.
 * @returns the text without spaces around it; whatever is no such address comes back as it is
 */
export function toHttpUrl(text: string): string {
  const trimmed = text.trim();
  const whole = trimmed.startsWith('//') ? `https:${trimmed}` : `https://${trimmed}`;
  const isBare = trimmed.startsWith('//') || withPath.test(trimmed) || bareHost.test(trimmed);
  return isBare && isHttpUrl(whole) ? whole : trimmed;
}
