import { hosts } from '@/lib/settings';

const absolute = /^[a-z][a-z\d+.-]*:|^\/\//i;

/** Joins a path of the API with its base (ruling 2); absolute addresses stay as they are. */
export function apiUrl(path: string, base: string = hosts.api): string {
  if (absolute.test(path)) return path;
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}

/**
 * The part of an address below the API base, or undefined when the address leads elsewhere: there no header of ours
 * may go.
 */
export function apiPath(url: string, base: string = hosts.api): string | undefined {
  if (!absolute.test(url)) return `/${url.replace(/^\/+/, '')}`;
  const origin = typeof window === 'undefined' ? 'http://localhost' : window.location.href;
  try {
    const target = new URL(url, origin);
    const root = new URL(base, origin);
    const prefix = root.pathname.replace(/\/+$/, '');
    if (target.origin !== root.origin || !`${target.pathname}/`.startsWith(`${prefix}/`)) return undefined;
    return target.pathname.slice(prefix.length) || '/';
  } catch {
    return undefined;
  }
}
