/**
 * Runs espeak-ng (WASM) beside the server, so that speaking never holds up an answer. Plain .mjs: the package is ESM
 * only, and the mock is loaded as CommonJS. espeak-ng is GPL-3.0-or-later; it is a tool of the embedded backend and no
 * part of what is built for the browser.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';

const entry = createRequire(import.meta.url).resolve('espeak-ng');
const { default: createEspeak } = await import(pathToFileURL(entry).href);
// compiled once: each job needs a fresh instance, but not a fresh compilation of 18 MB
const compiled = await WebAssembly.compile(await readFile(join(dirname(entry), 'espeak-ng.wasm')));

async function speak({ text, voice, wordsPerMinute, pitch }) {
  const espeak = await createEspeak({
    arguments: ['-w', 'out.wav', '-v', voice, '-s', String(wordsPerMinute), '-p', String(pitch), text],
    print() {},
    printErr() {},
    instantiateWasm(imports, done) {
      WebAssembly.instantiate(compiled, imports).then((instance) => done(instance, compiled));
      return {};
    },
  });
  return espeak.FS.readFile('out.wav');
}

parentPort.on('message', ({ id, job }) => {
  speak(job).then(
    (wav) => parentPort.postMessage({ id, wav }),
    (error) => parentPort.postMessage({ id, error: String(error?.message ?? error) }),
  );
});
