import { md5 } from 'js-md5';
import { messageOf, shownByCaller } from '@/lib/request';
import { CanceledError } from '@/lib/request/errors';
import { sendKept } from '@/lib/request/keptCall';
import { publishApi } from '@/services/publish/api';
import type { FlowKind, PlannedPost, PublishItem } from '@/services/publish/schema';

/** What a call takes (services/publish), and how large it may grow on its way. */
const mostPosts = 3000;
const mostCharacters = 3_000_000;

export interface SendOrder {
  readonly kind: FlowKind;
  readonly as: 'scheduled' | 'pending_approval' | 'draft';
  readonly posts: readonly PlannedPost[];
  readonly onProgress?: (done: number) => void;
  readonly signal?: AbortSignal;
}

export interface Sent {
  /** Actions to take back for all of it. */
  readonly flowIds: readonly string[];
  readonly items: readonly PublishItem[];
  readonly warnings: readonly string[];
  /** Posts that were not sent: a later call was refused or stopped. */
  readonly rest: number;
  readonly problem?: string;
}

/** The plan itself: a board or table that is sent again after a reload is the same piece of work. */
const slotOf = (body: object): string => `schedule/${md5(JSON.stringify(body))}`;

/** Posts in as few calls as they fit into. */
export function callsOf(posts: readonly PlannedPost[]): PlannedPost[][] {
  const calls: PlannedPost[][] = [];
  let size = 0;
  for (const post of posts) {
    const length = JSON.stringify(post).length;
    const open = calls.at(-1);
    if (!open || open.length >= mostPosts || size + length > mostCharacters) {
      calls.push([post]);
      size = length;
    } else {
      open.push(post);
      size += length;
    }
  }
  return calls;
}

/**
 * Plans posts, in several calls when they are too many for one. Each call is all or nothing; what went before a refused one
 * stays planned and is told, to be taken back or completed.
 */
export async function sendPosts({ kind, as, posts, onProgress, signal }: SendOrder): Promise<Sent> {
  const flowIds: string[] = [];
  const items: PublishItem[] = [];
  const warnings: string[] = [];
  for (const call of callsOf(posts)) {
    if (signal?.aborted) break;
    try {
      // What was sent is not torn off: the server would plan it, and nobody could take it back.
      const body = { kind, as, posts: call };
      const answer = await sendKept(slotOf(body), null, (_, idempotencyKey) =>
        publishApi.schedule(body, { ...shownByCaller, idempotencyKey }),
      );
      flowIds.push(answer.flow_id);
      items.push(...answer.list);
      warnings.push(...answer.warnings);
      onProgress?.(items.length);
    } catch (error) {
      const problem = error instanceof CanceledError ? undefined : messageOf(error);
      const rest = posts.length - items.length;
      return { flowIds, items, warnings, rest, problem };
    }
  }
  return { flowIds, items, warnings, rest: posts.length - items.length };
}
