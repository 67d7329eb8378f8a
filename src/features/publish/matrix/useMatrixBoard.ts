import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { SchedulingData } from '@/blocks/publishing';
import {
  arrange,
  type BoardPost,
  causedBy,
  checkMatrix,
  type MatrixConflict,
  type MatrixEdits,
  type MatrixInput,
  type MatrixPost,
  wishKey,
  withEdits,
} from '@/domain/publishing/matrix';
import type { Video } from '@/services/video/schema';
import type { ChangeChoice, MatrixChoice } from './matrixChoice';
import { matrixInput } from './matrixInput';

export interface MatrixBoard {
  readonly input: MatrixInput;
  readonly posts: readonly BoardPost[];
  readonly unplaced: ReturnType<typeof arrange>['unplaced'];
  readonly conflicts: readonly MatrixConflict[];
  /** What would be wrong with a post at another place. */
  readonly tryAt: (key: string, to: MatrixPost) => readonly MatrixConflict[];
  readonly move: (key: string, to: MatrixPost | null) => void;
  readonly canTakeBack: boolean;
  /** Takes the last move back. */
  readonly takeBack: () => void;
  /** What was moved so far can no longer be taken back: something greater was done since. */
  readonly forgetMoves: () => void;
  readonly movedCount: number;
  /** Lets the planner place everything again. */
  readonly letGo: () => void;
  /** The plan follows what was just changed. */
  readonly isBehind: boolean;
}

/** The plan as it stands: made off the typing path, changed by hand, checked whole at every move. */
export function useMatrixBoard(
  choice: MatrixChoice,
  change: ChangeChoice,
  scheduling: SchedulingData,
  videos: readonly Video[],
): MatrixBoard {
  const { edits, texts: _texts, ...rules } = choice;
  // Texts and moves do not plan anew: only what the planner reads does.
  const said = JSON.stringify(rules);
  const wanted = useMemo(() => ({ rules: said, scheduling, videos }), [said, scheduling, videos]);
  const asked = useDeferredValue(wanted);
  const latest = useRef(edits);
  latest.current = edits;
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a round plans anew with the same wishes
  const planned = useMemo(() => {
    const { held, ...rest }: Omit<MatrixChoice, 'edits' | 'texts'> = JSON.parse(asked.rules);
    const input = matrixInput(rest, asked.scheduling, asked.videos, Date.now());
    return { input, ...arrange(input, latest.current, held) };
  }, [asked, round]);

  const [past, setPast] = useState<readonly MatrixEdits[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves of an older plan cannot be taken back in a new one
  useEffect(() => setPast([]), [planned]);

  const posts = useMemo(() => withEdits(planned.posts, edits), [planned, edits]);
  const { input } = planned;
  const check = (list: readonly BoardPost[]) => checkMatrix(list, input.taken, input.accounts, input.rules, Date.now());
  // biome-ignore lint/correctness/useExhaustiveDependencies: check reads the input alone
  const conflicts = useMemo(() => check(posts), [posts, input]);

  // What was sent already is kept out of the plan without a hand having taken it out.
  const sent = new Set(input.taken.map((post) => wishKey(post, input.rules.reach)));
  const byHand = Object.entries(edits).filter(([key, to]) => to !== null || !sent.has(key));
  const save = (next: MatrixEdits) => change({ edits: next });
  return {
    input,
    posts,
    unplaced: planned.unplaced,
    conflicts,
    tryAt: (key, to) => {
      const others = posts.filter((post) => post.key !== key);
      const mine: BoardPost = { ...to, key, isMoved: true };
      return causedBy(mine, check(others), check([...others, mine]));
    },
    move: (key, to) => {
      setPast((now) => [...now.slice(-49), edits]);
      save({ ...edits, [key]: to });
    },
    canTakeBack: past.length > 0,
    takeBack: () => {
      const before = past.at(-1);
      if (!before) return;
      setPast(past.slice(0, -1));
      save(before);
    },
    forgetMoves: () => setPast([]),
    movedCount: byHand.length,
    letGo: () => {
      latest.current = {};
      change({ edits: {}, held: undefined });
      setRound((now) => now + 1);
    },
    isBehind: asked !== wanted,
  };
}
