import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { callMock } from './callMock';
import { MOCK_SERVER_FILE, type MockServer, mockServerEnv, portOf } from './startMockServer';

/** A server that outlives the file that started it: none of them ends it. */
export type SharedMockServer = Pick<MockServer, 'origin' | 'port' | 'cacheDir'>;

/**
 * The mock of this process of jest, with its first state: started by the first test file that asks, handed on to the next
 * ones, ended with the process. For all that need neither settings nor a folder of their own ({@link MockServer}): a start
 * costs a second of the processor's time, and more than a hundred files need one.
 */
export async function sharedMockServer(): Promise<SharedMockServer> {
  // Modules and globals are each test file's own: what a process has in common it can only write down.
  const folder = join('.cache', 'mock-shared', String(process.pid));
  const note = join(folder, 'port');
  const known = portIn(note);
  if (known && (await isReset(known))) return serverAt(known, folder);
  mkdirSync(folder, { recursive: true });
  const child = spawn(process.execPath, [resolve(MOCK_SERVER_FILE)], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: mockServerEnv(folder, { MOCK_FORGET: 'on' }),
  });
  const port = await portOf(child);
  child.stdout.resume();
  child.stderr.resume();
  // jest waits for none of them when it ends.
  child.unref();
  for (const stream of [child.stdin, child.stdout, child.stderr]) (stream as unknown as Socket).unref();
  writeFileSync(note, String(port));
  return serverAt(port, folder);
}

const serverAt = (port: number, folder: string): SharedMockServer => ({
  origin: `http://localhost:${port}`,
  port,
  cacheDir: folder,
});

function portIn(note: string): number | undefined {
  try {
    return Number(readFileSync(note, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Puts a server back to its first state. @returns whether it is there */
const isReset = (port: number): Promise<boolean> =>
  callMock(`http://localhost:${port}`, 'POST', '/__mock/reset').then(
    ({ status }) => status === 200,
    () => false,
  );
