import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Express, RequestHandler } from 'express';

const { createMockMiddleware } = require('@umijs/preset-umi/dist/features/mock/createMockMiddleware') as {
  createMockMiddleware(options: { context: { mockData: object } }): Parameters<Express['use']>[0];
};
const express = require('@umijs/bundler-utils/compiled/express') as () => Express;
const cors = require('cors') as (options: object) => Parameters<Express['use']>[0];

type RouteTable = Readonly<Record<string, RequestHandler>>;

/** Route tables as Umi's loader hands them to its middleware. */
const mockDataOf = (tables: readonly RouteTable[]): object =>
  Object.fromEntries(
    tables.flatMap(Object.entries).map(([key, handler]) => {
      const [method, path] = key.split(' ');
      return [key, { method, path, handler }];
    }),
  );

/**
 * The mock behind a bare HTTP server, mounted by Umi's own middleware: what `max dev` and `max preview` do.
 * `bundleMockServer` makes a program of it and of all route tables, which startMockServer starts in a process of its own;
 * it tells its port on stdout and ends when stdin closes. That Umi's loader finds the tables, the journeys prove.
 */
export function serveMock(tables: readonly RouteTable[]): void {
  const app = express();
  // As in Umi's dev server; jsdom's pages live on another origin.
  app.use(
    cors({ origin: true, methods: ['GET', 'HEAD', 'PUT', 'POST', 'PATCH', 'DELETE', 'OPTIONS'], credentials: true }),
  );
  app.use(createMockMiddleware({ context: { mockData: mockDataOf(tables) } }));
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
}
