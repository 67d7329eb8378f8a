/** What of a video says to which group it belongs. */
interface VersionLike {
  readonly id: string;
  /** The group: id of its first version; '' = it is the first itself. */
  readonly version_of: string;
  readonly version: number;
  /** Chosen as the one that counts. */
  readonly is_current: boolean;
}

/** The group that a video is a version of. */
export const versionGroupOf = ({ id, version_of }: Pick<VersionLike, 'id' | 'version_of'>): string => version_of || id;

/** Versions by group, each newest first. */
export function groupVersions<V extends VersionLike>(videos: readonly V[]): ReadonlyMap<string, readonly V[]> {
  const groups = new Map<string, V[]>();
  for (const video of videos) {
    const group = versionGroupOf(video);
    const list = groups.get(group);
    if (list) list.push(video);
    else groups.set(group, [video]);
  }
  for (const list of groups.values()) list.sort((a, b) => b.version - a.version);
  return groups;
}

/** The version that counts: the chosen one, else the newest. @param versions Newest first */
export const currentOf = <V extends VersionLike>(versions: readonly V[]): V | undefined =>
  versions.find(({ is_current }) => is_current) ?? versions[0];

/** The number of the next version. */
export const nextVersion = (versions: readonly Pick<VersionLike, 'version'>[]): number =>
  versions.reduce((most, { version }) => Math.max(most, version), 0) + 1;
