import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Preview {
  readonly origin: string;
  readonly port: number;
  /** Ends the server and forgets its state. */
  close(): Promise<void>;
  /** Ends the process and starts it again on the same state, as a crash would. */
  restart(): Promise<void>;
}

interface PreviewOptions {
  readonly env?: Readonly<Record<string, string>>;
}

/** The production build with one page more: the engine's harness. Journeys and benches of the engine call it there. */
export const harnessBuild = { outputPath: '.cache/bench-dist', env: { APP_BENCH: 'on' } } as const;

const max = join('node_modules', '.bin', 'max');

/** Production build; kept when `reuse` and one is there. */
export function build(reuse: boolean, env: Readonly<Record<string, string>> = {}, outputPath = 'dist'): void {
  if (reuse && existsSync(join(outputPath, 'index.html'))) return;
  const result = spawnSync(max, ['build'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  if (result.status !== 0) throw new Error(`max build failed\n${result.stdout}\n${result.stderr}`);
  const warnings = result.stdout.split('\n').filter((line) => /warning in |Module not found/i.test(line));
  if (warnings.length > 0) throw new Error(`max build warns\n${warnings.join('\n')}`);
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** `max preview` with the mock on a free port, its state in a folder of its own. */
export async function startPreview(options: PreviewOptions = {}): Promise<Preview> {
  const cache = mkdtempSync(join(tmpdir(), 'mock-state-'));
  const begun = await launchOnFreePort(cache, options);
  const { port } = begun;
  let { child } = begun;
  const stop = async (): Promise<void> => {
    const { pid } = child;
    if (!pid || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    process.kill(-pid, 'SIGTERM');
    await ended;
    // `max` ends before the server that it has forked: the next one must not read the state while this one still answers.
    while (await isListening(port)) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  return {
    origin: `http://localhost:${port}`,
    port,
    async close() {
      await stop();
      rmSync(cache, { recursive: true, force: true });
    },
    async restart() {
      await stop();
      child = launch(port, cache, options);
      await ready(port, child);
    },
  };
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** A port that was free may be taken in the next moment, and `max` then serves on another one: asked for anew. */
async function launchOnFreePort(
  cache: string,
  options: PreviewOptions,
  attempts = 3,
): Promise<{ readonly port: number; readonly child: ChildProcess }> {
  const port = await freePort();
  const child = launch(port, cache, options);
  try {
    await ready(port, child, 35_000);
  } catch (error) {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    if (attempts === 1) throw error;
    return launchOnFreePort(cache, options, attempts - 1);
  }
  return { port, child };
}

function launch(port: number, cache: string, { env = {} }: PreviewOptions): ChildProcess {
  return spawn(max, ['preview', '--port', String(port)], {
    detached: true,
    stdio: ['ignore', 'ignore', process.env.E2E_SERVER_LOG ? 'inherit' : 'ignore'],
    env: {
      ...process.env,
      MOCK_CONTROL: 'on',
      DEMO_ACCOUNTS: 'on',
      MOCK_CACHE_DIR: cache,
      MOCK_PASSWORD_ROUNDS: '1024',
      ...env,
    },
  });
}

async function ready(port: number, child: ChildProcess, limitMs = 60_000): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`max preview ended with code ${child.exitCode}`);
    const answered = await fetch(`http://localhost:${port}/`).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error(`max preview did not answer on port ${port}`);
}
