interface HostProblem {
  readonly kind: 'invalid' | 'twice' | 'taken';
  readonly host: string;
}

/** A host as it is stored and looked up: without scheme, port and path, in lower case. */
export const normalHost = (host: string): string =>
  host
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/.*$/, '')
    // The colons of an IPv6 address begin no port.
    .replace(/^([^:]*):\d+$/, '$1');

const label = /^[a-z0-9\u00a1-\uffff]([a-z0-9\u00a1-\uffff-]*[a-z0-9\u00a1-\uffff])?$/;
const isHost = (host: string): boolean =>
  host === '::1' || (host.length <= 253 && host.split('.').every((part) => part.length <= 63 && label.test(part)));

/**
 * The first host that cannot be claimed; undefined = all can.
 * @param hosts normal ones
 * @param taken hosts of other brands
 */
export function hostProblem(hosts: readonly string[], taken: ReadonlySet<string>): HostProblem | undefined {
  const seen = new Set<string>();
  for (const host of hosts) {
    if (!isHost(host)) return { kind: 'invalid', host };
    if (seen.has(host)) return { kind: 'twice', host };
    if (taken.has(host)) return { kind: 'taken', host };
    seen.add(host);
  }
  return undefined;
}
