import type { Request, Response } from 'express';
import { failureBody, type ShowType } from './fail';

/**
 * Failures on purpose. Kinds: `delay:<ms>`, `403`, `500`, `502` (any HTTP status), `malformed`, `empty`, `drop`, `cut`
 * (a stream ends in the middle; `cut:<events>` later), `slow`
 * (what is written comes slowly), `lostAnswer` (the call is done, then the connection is cut), `sts-expired`, `status0[:message]`, `showtype:<n>`,
 * `answer:<json>` (the whole body).
 * Sources: `MOCK_FAULTS` (`kind@/path,kind@/path`), the headers `x-mock-fault` and `x-mock-fault-path`, and the control
 * endpoint (limited by count).
 */
interface Fault {
  readonly kind: string;
  /** Path prefix below the API base; empty = every call. */
  readonly path: string;
  /** Calls left; undefined = for ever. */
  times?: number;
}

/** For journeys and tests only: `npm run e2e` sets MOCK_CONTROL=on. Nobody else breaks calls or moves the clock. */
export const isControlOn = (): boolean => process.env.MOCK_CONTROL === 'on';

const holder = globalThis as typeof globalThis & { __mockFaults?: Fault[] };
const planned = (): Fault[] => {
  holder.__mockFaults ??= [];
  return holder.__mockFaults;
};

const cleanPath = (path: string): string => path.replace(/^\/api(?=\/|$)/, '');

export const faults = {
  add(fault: Fault): void {
    planned().push({ ...fault, path: cleanPath(fault.path) });
  },
  clear(): void {
    planned().length = 0;
  },
};

function fromEnvironment(): Fault[] {
  return (process.env.MOCK_FAULTS ?? '')
    .split(',')
    .filter(Boolean)
    .map((entry) => {
      const [kind = '', path = ''] = entry.split('@');
      return { kind: kind.trim(), path: cleanPath(path.trim()) };
    });
}

function fromHeaders(req: Request): Fault[] {
  const kinds = req.header('x-mock-fault');
  if (!kinds || !isControlOn()) return [];
  const path = cleanPath(req.header('x-mock-fault-path') ?? '');
  return decodeURIComponent(kinds)
    .split(',')
    .map((kind) => ({ kind: kind.trim(), path }));
}

/** Faults that hit this call; each counted one is used up by one. */
export function faultsFor(req: Request): string[] {
  const path = cleanPath(req.path);
  const hits = (fault: Fault): boolean => path.startsWith(fault.path);
  const counted = planned().filter((fault) => hits(fault) && (fault.times ?? 1) > 0);
  for (const fault of counted) if (fault.times !== undefined) fault.times -= 1;
  holder.__mockFaults = planned().filter((fault) => fault.times === undefined || fault.times > 0);
  return [...fromEnvironment().filter(hits), ...fromHeaders(req).filter(hits), ...counted].map(({ kind }) => kind);
}

const showTypes: readonly number[] = [0, 1, 2, 3, 4, 9];

/** Carries out what ends a call before its handler. True = answered; the others come later. */
export async function applyFaults(kinds: readonly string[], res: Response): Promise<boolean> {
  for (const kind of kinds) {
    const [name = '', ...rest] = kind.split(':');
    const value = rest.join(':');
    if (name === 'delay') await new Promise((resolve) => setTimeout(resolve, Number(value) || 0));
    else if (/^[45]\d\d$/.test(name)) {
      res.status(Number(name)).json(failureBody(onPurpose(value || `模拟故障 ${name}`)));
      return true;
    } else if (name === 'malformed') {
      res.status(200).type('application/json').send('{"status":1,"message":"ok","data":{"list":[');
      return true;
    } else if (name === 'empty') {
      res.status(200).type('application/json').end();
      return true;
    } else if (name === 'drop') {
      res.socket?.destroy();
      return true;
    } else if (name === 'status0') {
      res.json(failureBody(onPurpose(value || '模拟业务失败')));
      return true;
    } else if (name === 'answer') {
      res.status(200).type('application/json').send(value);
      return true;
    } else if (name === 'showtype') {
      const showType = showTypes.includes(Number(value)) ? (Number(value) as ShowType) : 2;
      res.json(failureBody({ ...onPurpose(`模拟提示类型 ${value}`), showType }));
      return true;
    }
  }
  return false;
}

/** Whether the answer of a call that was done is to get lost; if so, the connection is gone. */
export function losesAnswer(kinds: readonly string[], res: Response): boolean {
  if (!kinds.includes('lostAnswer')) return false;
  res.socket?.destroy();
  return true;
}

const onPurpose = (message: string) => ({ message, errorCode: 'MOCK_FAULT', showType: 2 as ShowType });
