import { type FileWriter, privateFiles } from './privateFiles';

const files = privateFiles('media-proxies');
const nameOf = (hash: string): string => `${hash}-proxy`;

/** Light copies of heavy videos, by the hash of the original. They can be made again, so they go when room is needed. */
export const proxyFiles = {
  get: (hash: string): Promise<File | undefined> => files.get(nameOf(hash)),
  write: (hash: string): Promise<FileWriter> => files.write(nameOf(hash)),
  remove: (hash: string): Promise<void> => files.remove(nameOf(hash)),
  /** Bytes that they take. */
  size: async (): Promise<number> => (await files.list()).reduce((sum, { size }) => sum + size, 0),
  clear: async (): Promise<void> => {
    for (const { name } of await files.list()) await files.remove(name).catch(() => undefined);
  },
} as const;
