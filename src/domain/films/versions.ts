/** What of a video says to which film it belongs. */
interface VersionLike {
  readonly id: string;
  /** The film: id of its first version; '' = it is the first itself. */
  readonly version_of: string;
  readonly version: number;
  /** Chosen as the one that counts. */
  readonly is_current: boolean;
}

/** The film that a video is a version of. */
export const filmOf = ({ id, version_of }: Pick<VersionLike, 'id' | 'version_of'>): string => version_of || id;

/** Versions by film, each newest first. */
export function filmsOf<V extends VersionLike>(videos: readonly V[]): ReadonlyMap<string, readonly V[]> {
  const films = new Map<string, V[]>();
  for (const video of videos) {
    const film = filmOf(video);
    const list = films.get(film);
    if (list) list.push(video);
    else films.set(film, [video]);
  }
  for (const list of films.values()) list.sort((a, b) => b.version - a.version);
  return films;
}

/** The version that counts: the chosen one, else the newest. @param versions Newest first */
export const currentOf = <V extends VersionLike>(versions: readonly V[]): V | undefined =>
  versions.find(({ is_current }) => is_current) ?? versions[0];

/** The number of the next version. */
export const nextVersion = (versions: readonly Pick<VersionLike, 'version'>[]): number =>
  versions.reduce((most, { version }) => Math.max(most, version), 0) + 1;
