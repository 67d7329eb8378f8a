import { whenIdle } from '@/engine/media/whenIdle';
import { shownByCaller } from '@/lib/request';
import { fileApi } from '@/services/file/api';
import type { FileRecord } from '@/services/file/schema';
import { describeFile, storeCover } from './describe';

const tried = new Set<string>();
/** One video at a time, when the page has nothing more urgent to do: whoever scrolls past hundreds must not feel it. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Looks into a stored video or sound of which the record tells too little (it came from an address), and gives the record
 * its facts and cover. Once a page; what fails stays as it is.
 *
 * @param signal aborted = nobody looks at it any more; what has not begun is left for another time
 * @returns the fuller record, undefined where there was nothing to add
 */
export function completeRecord(file: FileRecord, signal?: AbortSignal): Promise<FileRecord | undefined> {
  const lack = lackOf(file);
  if (!lack.ofFacts && !lack.ofCover) return Promise.resolve(undefined);
  const mine = turn.then(async () => {
    if (signal?.aborted || tried.has(file.id)) return undefined;
    await whenStill();
    await whenIdle();
    if (signal?.aborted) return undefined;
    return complete(file, lack);
  });
  turn = mine;
  return mine;
}

function lackOf({ kind, cover, facts }: FileRecord): { readonly ofFacts: boolean; readonly ofCover: boolean } {
  const isVideo = kind === 'video';
  return { ofFacts: (isVideo || kind === 'audio') && !facts, ofCover: isVideo && cover === '' && !facts?.problem };
}

async function complete(file: FileRecord, lack: ReturnType<typeof lackOf>): Promise<FileRecord | undefined> {
  tried.add(file.id);
  try {
    const found = lack.ofFacts
      ? await describeFile(file.url, file.kind)
      : { ...(file.duration ? { duration: file.duration } : {}), ...(file.facts ? { facts: file.facts } : {}) };
    const cover = lack.ofCover ? await storeCover(file.url, file.kind, found) : '';
    if (!lack.ofFacts && !cover) return undefined;
    return await fileApi.set({ id: file.id, ...found, ...(cover ? { cover } : {}) }, shownByCaller);
  } catch {
    return undefined;
  }
}

/** A page that was not scrolled for so long stands still; milliseconds. */
const calm = 400;
let lastScroll = Number.NEGATIVE_INFINITY;
let isListening = false;

/** Resolves when nobody is scrolling: what is not urgent waits for that. */
async function whenStill(): Promise<void> {
  if (!isListening) {
    isListening = true;
    const note = (): void => {
      lastScroll = performance.now();
    };
    document.addEventListener('scroll', note, { passive: true, capture: true });
  }
  for (let left = calm; left > 0; left = calm - (performance.now() - lastScroll))
    await new Promise((resolve) => setTimeout(resolve, left));
}
