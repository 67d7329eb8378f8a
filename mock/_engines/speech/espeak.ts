import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

interface EspeakJob {
  readonly text: string;
  /** espeak voice with variant, e.g. `cmn+f3`. */
  readonly voice: string;
  /** espeak's unit; 175 is its own. */
  readonly wordsPerMinute: number;
  /** 0–99, 50 is its own. */
  readonly pitch: number;
}

interface Answer {
  readonly id: number;
  readonly wav?: Uint8Array;
  readonly error?: string;
}

interface Pending {
  readonly resolve: (wav: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

interface Engine {
  readonly worker: Worker;
  readonly pending: Map<number, Pending>;
  next: number;
}

/** On globalThis: the mock's modules are loaded anew at each edit, the engine need not be. */
const holder = globalThis as typeof globalThis & { __mockEspeak?: Engine };

function start(): Engine {
  const worker = new Worker(join(__dirname, 'espeakWorker.mjs'));
  const engine: Engine = { worker, pending: new Map(), next: 1 };
  const stop = (error: Error) => {
    for (const { reject } of engine.pending.values()) reject(error);
    engine.pending.clear();
    if (holder.__mockEspeak === engine) holder.__mockEspeak = undefined;
  };
  worker.on('message', ({ id, wav, error }: Answer) => {
    const job = engine.pending.get(id);
    engine.pending.delete(id);
    if (engine.pending.size === 0) worker.unref();
    if (wav) job?.resolve(wav);
    else job?.reject(new Error(error ?? 'espeak gave nothing'));
  });
  worker.on('error', stop);
  worker.on('exit', () => stop(new Error('the speech worker has ended')));
  return engine;
}

/** Speaks one text: the bytes of a WAV. Jobs wait for each other in the worker. */
export function espeak(job: EspeakJob): Promise<Uint8Array> {
  holder.__mockEspeak ??= start();
  const engine = holder.__mockEspeak;
  const id = engine.next;
  engine.next += 1;
  // an idle worker must not keep the process alive, a busy one must
  engine.worker.ref();
  return new Promise((resolve, reject) => {
    engine.pending.set(id, { resolve, reject });
    engine.worker.postMessage({ id, job });
  });
}
