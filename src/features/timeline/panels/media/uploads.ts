import { kv } from '@/lib/storage';
import { storeFile } from '@/services/file/storeFile';

/** Content hash → address in the merchant's library: what is there already is not sent again. */
const addresses = kv<string>('media-address');

interface UploadFacts {
  readonly width?: number;
  readonly height?: number;
  /** Seconds. */
  readonly duration?: number;
}

interface Running {
  readonly address: Promise<string>;
  readonly listeners: Set<(percent: number) => void>;
}

const running = new Map<string, Running>();
/** Media of a video, not images for a form: the product's 50 MB would be too little. */
export const mediaMaxSizeMB = 4096;

/**
 * The address of a file in the library; sends it when it is not there. One file is sent once, however many projects ask,
 * and goes on when the editor is left.
 *
 * @param onPercent 0–100.
 * @throws the typed errors of lib/request
 */
export async function libraryAddress(
  file: File,
  hash: string,
  facts: UploadFacts,
  onPercent: (percent: number) => void,
): Promise<string> {
  const known = await addresses.get(hash).catch(() => undefined);
  if (known) return known;
  const job = running.get(hash) ?? begin(file, hash, facts);
  job.listeners.add(onPercent);
  try {
    return await job.address;
  } finally {
    job.listeners.delete(onPercent);
  }
}

function begin(file: File, hash: string, facts: UploadFacts): Running {
  const listeners = new Set<(percent: number) => void>();
  const address = storeFile(file, {
    name: file.name,
    maxSizeMB: mediaMaxSizeMB,
    facts,
    resumeKey: `media:${hash}`,
    onProgress: ({ percent }) => {
      for (const listener of listeners) listener(percent);
    },
  })
    .then(async ({ url }) => {
      await addresses.set(hash, url).catch(() => undefined);
      return url;
    })
    .finally(() => running.delete(hash));
  const job = { address, listeners };
  running.set(hash, job);
  return job;
}

/** Whether the library is known to have a file. */
export const hasAddress = async (hash: string): Promise<boolean> =>
  Boolean(await addresses.get(hash).catch(() => undefined));
