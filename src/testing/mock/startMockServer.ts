import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export interface MockServer {
  /** `http://localhost:<port>` */
  readonly origin: string;
  readonly port: number;
  /** Folder of the state and the stored objects. */
  readonly cacheDir: string;
  /** Ends the server; a folder made for it is removed. */
  close(): Promise<void>;
  /** Ends the process as the system would; the folder stays. */
  kill(signal: NodeJS.Signals): Promise<void>;
}

interface MockServerOptions {
  /** Environment of the server, e.g. `{ EXTRACT_ALLOW_PRIVATE: 'on' }`. */
  readonly env?: Readonly<Record<string, string>>;
  /** Keeps the state in this folder (persistence tests); default is a fresh temporary folder. */
  readonly cacheDir?: string;
}

/** The program that serves the mock, with all of its files in one: jest's set-up makes it (./server). */
export const MOCK_SERVER_FILE = '.cache/mock-server.cjs';

const startLimitMs = 30_000;

/**
 * The real mock on a free port, in a process of its own (jsdom's globals never reach it).
 * Works from node and jsdom test environments alike; about a second to start: who needs neither settings nor a folder of
 * its own takes `sharedMockServer`.
 */
export async function startMockServer({ env = {}, cacheDir }: MockServerOptions = {}): Promise<MockServer> {
  const folder = cacheDir ?? mkdtempSync(join(tmpdir(), 'mock-state-'));
  const child = spawn(process.execPath, [resolve(MOCK_SERVER_FILE)], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: mockServerEnv(folder, env),
  });
  const port = await portOf(child);
  return {
    origin: `http://localhost:${port}`,
    port,
    cacheDir: folder,
    async close() {
      const ended = new Promise((done) => child.once('exit', done));
      // A kept folder wants the last state in it. Else there is nothing to save, and Umi's logger takes most of a second to end.
      if (cacheDir) child.stdin?.end();
      else child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await ended;
      if (!cacheDir) rmSync(folder, { recursive: true, force: true });
    },
    async kill(signal) {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill(signal);
      await ended;
    },
  };
}

/** Environment of a server that keeps its state in a folder. */
export const mockServerEnv = (folder: string, env: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'development',
  MOCK_CONTROL: 'on',
  MOCK_CACHE_DIR: folder,
  MOCK_PASSWORD_ROUNDS: '1024',
  ...env,
});

/** The port that a server tells once it listens. @throws when it ends first, or takes too long */
export function portOf(child: ChildProcess): Promise<number> {
  return new Promise((found, failed) => {
    let said = '';
    const timer = setTimeout(() => {
      child.kill();
      failed(new Error(`the mock server did not start\n${said}`));
    }, startLimitMs);
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      const port = /port (\d+)/.exec(said)?.[1];
      if (!port) return;
      clearTimeout(timer);
      found(Number(port));
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => {
      clearTimeout(timer);
      failed(new Error(`the mock server ended with ${code}\n${said}`));
    });
  });
}
