import { kv } from '../storage/kv';
import { draftStores, type StoredDraft } from './draftStorage';

/** Characters of JSON; near enough to bytes on the disk to tell what clearing brings. */
const sizeOf = (record: unknown): number => JSON.stringify(record).length;

async function synced(exceptKey: string | undefined) {
  const found = await Promise.all(
    draftStores.map(async (name) => {
      const store = kv<StoredDraft<unknown>>(name);
      const entries = await store.entries();
      return entries
        .filter(([key, record]) => record.isSynced && key !== exceptKey)
        .map(([key, record]) => ({ bytes: sizeOf(record), remove: () => store.delete(key) }));
    }),
  );
  return found.flat();
}

/** Local copies of projects that the server has whole: they can go at any time. */
export const keptDrafts = {
  /**
   * @param exceptKey The open project's.
   * @returns about how many bytes they take
   */
  size: async (exceptKey?: string): Promise<number> =>
    (await synced(exceptKey)).reduce((sum, { bytes }) => sum + bytes, 0),
  /** What the server does not have yet stays. */
  clear: async (exceptKey?: string): Promise<void> => {
    await Promise.all((await synced(exceptKey)).map(({ remove }) => remove()));
  },
};
