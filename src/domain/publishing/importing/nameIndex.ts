import { type PlatformId, platformIds } from '../../platforms';
import { platformNames } from './columns.data';
import type { KnownAccount, KnownVideo } from './types';

/** Looks names up as people write them: without regard to case, width and spaces. */
export interface NameIndex {
  /** By id or by title; several when titles are alike. */
  readonly videos: (name: string) => readonly KnownVideo[];
  readonly accounts: (name: string) => readonly KnownAccount[];
  readonly platform: (name: string) => PlatformId | undefined;
}

const fold = (text: string): string => text.normalize('NFKC').replace(/\s/g, '').toLowerCase();

function groups<T>(list: readonly T[], keysOf: (item: T) => readonly string[]): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>();
  for (const item of list) {
    for (const key of new Set(keysOf(item))) {
      const group = found.get(key);
      if (group) group.push(item);
      else found.set(key, [item]);
    }
  }
  return found;
}

export function nameIndex(videos: readonly KnownVideo[], accounts: readonly KnownAccount[]): NameIndex {
  const videoById = new Map(videos.map((video) => [video.id, video]));
  const videosByName = groups(videos, ({ title }) => [fold(title)]);
  const accountById = new Map(accounts.map((account) => [account.id, account]));
  const accountsByName = groups(accounts, ({ name }) => [fold(name)]);
  const platformByName = new Map<string, PlatformId>(
    platformIds.flatMap((id) => [id, ...(platformNames[id] ?? [])].map((name) => [fold(name), id] as const)),
  );
  const one = <T>(item: T | undefined): readonly T[] | undefined => (item === undefined ? undefined : [item]);
  return {
    videos: (name) => one(videoById.get(name)) ?? videosByName.get(fold(name)) ?? [],
    accounts: (name) => one(accountById.get(name)) ?? accountsByName.get(fold(name)) ?? [],
    platform: (name) => platformByName.get(fold(name)),
  };
}
