/**
 * Reads fetched pages beside the server: whatever a page holds, nobody else waits for it. Plain .mjs, as a worker knows
 * nothing of the loader that its server reads TypeScript by; it brings that of the tests.
 */
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';

const require = createRequire(import.meta.url);
require('esbuild-register');
const { readPage } = require('./readPage.ts');

parentPort.on('message', ({ kind, page }) => parentPort.postMessage(readPage(kind, page)));
parentPort.postMessage('ready');
