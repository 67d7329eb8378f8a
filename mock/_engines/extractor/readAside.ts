import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { refuse } from '../engineError';
import { refuseLink } from './linkError';
import type { PageAnswer, PageKind, PageReaders } from './readPage';
import type { Fetched } from './safeFetch';

/** An honest page takes some tens of milliseconds. */
const DEADLINE_MS = 5000;
/** Until the worker has loaded what it reads by. */
const START_MS = 20_000;
const MAX_MEMORY_MB = 256;

interface Reader {
  readonly worker: Worker;
  /** Its first message; undefined when it does not start. */
  readonly ready: Promise<unknown>;
}

/** On globalThis: the mock's modules are loaded anew at each edit, and the worker of the old ones must not stay. */
const holder = globalThis as typeof globalThis & { __mockPageReader?: Reader };
void holder.__mockPageReader?.worker.terminate();
holder.__mockPageReader = undefined;

/** The end of the last order; each waits for the one before. */
let last: Promise<unknown> = Promise.resolve();

function start(): Reader {
  const worker = new Worker(join(__dirname, 'pageWorker.mjs'), {
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
  });
  worker.unref();
  // Whoever waits for an answer hears of it; without a listener it would end the server.
  worker.on('error', () => undefined);
  return { worker, ready: nextMessage(worker, START_MS) };
}

/** The worker's next message; undefined when it has ended or says nothing in time. */
function nextMessage(worker: Worker, timeout: number): Promise<unknown> {
  return new Promise((resolve) => {
    const settle = (message?: unknown) => {
      clearTimeout(timer);
      worker.off('message', settle).off('error', end).off('exit', end);
      resolve(message);
    };
    const end = () => settle();
    const timer = setTimeout(end, timeout);
    worker.on('message', settle).on('error', end).on('exit', end);
  });
}

async function ask<K extends PageKind>(kind: K, page: Fetched, deadline: number): Promise<PageAnswer<K> | undefined> {
  holder.__mockPageReader ??= start();
  const { worker, ready } = holder.__mockPageReader;
  const isReady = (await ready) !== undefined;
  if (isReady) worker.postMessage({ kind, page });
  const answer = isReady ? await nextMessage(worker, deadline) : undefined;
  if (answer === undefined) {
    holder.__mockPageReader = undefined;
    void worker.terminate();
  }
  if (!isReady) throw new Error('the page reader did not start');
  return answer as PageAnswer<K> | undefined;
}

/**
 * Reads a fetched page in a worker, one page at a time. A page that takes longer than `deadline` (milliseconds), or more
 * memory than a page may, is refused as too large, and the worker is replaced.
 */
export async function readAside<K extends PageKind>(
  kind: K,
  page: Fetched,
  deadline = DEADLINE_MS,
): Promise<ReturnType<PageReaders[K]>> {
  const turn = last.then(() => ask(kind, page, deadline));
  last = turn.catch(() => undefined);
  const answer = await turn;
  if (answer === undefined || 'isUnreadable' in answer) return refuseLink('LINK_TOO_LARGE');
  if ('refusal' in answer) return refuse(answer.refusal.message, answer.refusal);
  return answer.found;
}
