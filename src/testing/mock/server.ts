import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Express } from 'express';
import { keepTransforms } from './keepTransforms';

/**
 * The mock behind a bare HTTP server, mounted by Umi's own loader and middleware: what `max dev` and `max preview` do.
 * Started by startMockServer in a process of its own; tells its port on stdout and ends when stdin closes.
 */
// Before the loader, which takes the transformer as it finds it.
keepTransforms(require.resolve('@umijs/bundler-utils/compiled/esbuild'));
const { getMockData } = require('@umijs/preset-umi/dist/features/mock/getMockData') as {
  getMockData(options: { cwd: string; mockConfig: { exclude: string[] } }): object;
};
const { createMockMiddleware } = require('@umijs/preset-umi/dist/features/mock/createMockMiddleware') as {
  createMockMiddleware(options: { context: { mockData: object } }): Parameters<Express['use']>[0];
};
const express = require('@umijs/bundler-utils/compiled/express') as () => Express;
const cors = require('cors') as (options: object) => Parameters<Express['use']>[0];

const mockData = getMockData({ cwd: process.cwd(), mockConfig: { exclude: ['mock/_*/**'] } });
const app = express();
// As in Umi's dev server; jsdom's pages live on another origin.
app.use(
  cors({ origin: true, methods: ['GET', 'HEAD', 'PUT', 'POST', 'PATCH', 'DELETE', 'OPTIONS'], credentials: true }),
);
app.use(createMockMiddleware({ context: { mockData } }));
app.use((_req, res) => {
  res.status(404).type('text').send('no such route');
});

const server = createServer(app);
server.listen(0, () => {
  const address = server.address();
  process.stdout.write(`port ${typeof address === 'object' && address ? address.port : 0}\n`);
});
process.stdin.resume();
process.stdin.on('end', () => {
  // After the mock, which saves its state once more when the process ends.
  if (process.env.MOCK_FORGET === 'on')
    process.once('exit', () => rmSync(process.env.MOCK_CACHE_DIR ?? '', { recursive: true, force: true }));
  process.exit(0);
});
