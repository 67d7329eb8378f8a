import { localStore } from '@/lib/storage';
import type { Board } from './board';
import type { Brief } from './brief';

/** What stood on the screen when it was left: topics that nobody saved are not lost by a reload. */
interface Memory {
  readonly brief: Brief;
  readonly board: Board;
}

const keyOf = (accountId: string): string => `topics.board.${accountId}`;

const isMemory = (value: unknown): value is Memory => {
  const { brief, board } = (value ?? {}) as Partial<Memory>;
  return (
    Array.isArray(board) &&
    board.every((item) => typeof item?.idea?.title === 'string' && Array.isArray(item.score?.parts)) &&
    typeof brief?.idea === 'string' &&
    Array.isArray(brief.occasions) &&
    Array.isArray(brief.best)
  );
};

export const readMemory = (accountId: string): Memory | undefined => localStore.get(keyOf(accountId), isMemory);
export const keepMemory = (accountId: string, memory: Memory): void => localStore.set(keyOf(accountId), memory);
