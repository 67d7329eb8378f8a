import { keyOfUrl, sealOf } from './objectStorage';

/**
 * Images and videos of other sites (a goods page before its media are stored, the avatar of a platform's account) are
 * shown through this server: the page's policy admits no other host. Addresses are exchanged in answers on their way out
 * and back in whatever comes in, so that no record keeps one. The seal says that this server gave the address out, so
 * that it fetches nothing that a stranger asks for.
 */
export const shownPath = '/api/file/shown';

const shownAddress = /(?:https?:\/\/[^\s"'/]+)?\/api\/file\/shown\?u=([^&\s"')<>]+)(&(?:amp;)?)sig=[\w-]*/g;
const imageTag = /(<img\b[^>]{0,2000}?\ssrc=")(https?:\/\/[^"]{1,2000})(")/gi;
/** Fields that hold an image's address wherever they stand. */
const imageFields: ReadonlySet<string> = new Set(['cover', 'avatar', 'logo', 'favicon', 'image', 'poster']);
/** Fields whose entries are media with an address of their own, or addresses. */
const mediaFields: ReadonlySet<string> = new Set(['media', 'images']);

const sealed = (url: string): string => sealOf(`shown ${url}`);

/** Whether this server gave out that address. */
export const isShownSeal = (url: string, seal: unknown): boolean => seal === sealed(url);

function isForeign(url: unknown, host: string): url is string {
  if (typeof url !== 'string' || !/^https?:\/\//i.test(url) || !URL.canParse(url)) return false;
  return new URL(url).host !== host && keyOfUrl(url) === undefined;
}

/** An answer whose images and videos of other sites lead through this server. `host`: the one that was asked. */
export function withShownMedia<T>(value: T, host: string): T {
  const shown = (url: unknown): unknown =>
    isForeign(url, host) ? `${shownPath}?u=${encodeURIComponent(url)}&sig=${sealed(url)}` : url;
  const visit = (current: unknown, field: string): unknown => {
    if (Array.isArray(current)) {
      const isMedia = mediaFields.has(field);
      const mapped = current.map((item) => (isMedia && typeof item === 'string' ? shown(item) : visit(item, field)));
      return mapped.some((item, index) => item !== current[index]) ? mapped : current;
    }
    if (typeof current === 'string' && current.includes('<img'))
      return current.replace(imageTag, (_, before: string, url: string, after: string) => {
        const address = String(shown(url.replaceAll('&amp;', '&')));
        return `${before}${address.replaceAll('&', '&amp;')}${after}`;
      });
    if (typeof current !== 'object' || current === null) return imageFields.has(field) ? shown(current) : current;
    const entries = Object.entries(current);
    const mapped = entries.map(
      ([name, item]) => [name, name === 'url' && mediaFields.has(field) ? shown(item) : visit(item, name)] as const,
    );
    return mapped.some(([, item], index) => item !== entries[index]?.[1]) ? Object.fromEntries(mapped) : current;
  };
  return visit(value, '') as T;
}

/** What came in, with the addresses of the other sites themselves. */
export function withoutShownMedia<T>(value: T): T {
  if (typeof value === 'string') {
    if (!value.includes(`${shownPath}?u=`)) return value;
    return value.replace(shownAddress, (found, url: string, and: string) => {
      try {
        return decodeURIComponent(url).replaceAll('&', and);
      } catch {
        return found;
      }
    }) as T;
  }
  if (Array.isArray(value)) {
    const mapped = value.map((item) => withoutShownMedia(item));
    return mapped.some((item, index) => item !== value[index]) ? (mapped as T) : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const mapped = entries.map(([field, item]) => [field, withoutShownMedia(item)] as const);
  return mapped.some(([, item], index) => item !== entries[index]?.[1]) ? (Object.fromEntries(mapped) as T) : value;
}
