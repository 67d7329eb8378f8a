import { hosts } from './settings';

/** Hosts whose pages people open: on the phone, at the platforms' connection service, at the publishing service. */
type PageHost = 'mobile' | 'socialMedia' | 'publish';

/** The whole address of a page: what is whole already stays, a path lies on the configured host or on this site. */
export function hostUrl(host: PageHost, address: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) return address;
  return new URL(address, hosts[host] || window.location.origin).href;
}
