import { useEffect, useState } from 'react';
import type { CutMode, CutPlanner, PlannedCut } from '@/engine/convert';
import type { CutDocument } from './cutDocument';

/** Key frames are told to the screen so many at a time. */
const BATCH = 400;
/** After a change of a range, milliseconds. */
const QUIET = 120;

interface Planner {
  readonly planner: CutPlanner | null;
  readonly keyTimes: readonly number[];
  /** By range id; absent while it is not known yet. */
  readonly plans: ReadonlyMap<string, PlannedCut>;
}

/** What each range will be when it is cut, and where the key frames are. */
export function usePlanner(file: Blob | undefined, document: CutDocument, mode: CutMode): Planner {
  const [planner, setPlanner] = useState<CutPlanner | null>(null);
  const [keyTimes, setKeyTimes] = useState<readonly number[]>([]);
  const [plans, setPlans] = useState<ReadonlyMap<string, PlannedCut>>(new Map());

  useEffect(() => {
    if (!file) return;
    let isGone = false;
    let opened: CutPlanner | undefined;
    const read = async (): Promise<void> => {
      const { CutPlanner: Opener } = await import('@/engine/convert');
      opened = await Opener.open(file);
      if (isGone) return opened.dispose();
      setPlanner(opened);
      const times: number[] = [];
      for await (const time of opened.keyTimes()) {
        if (isGone) return;
        times.push(time);
        if (times.length % BATCH === 0) setKeyTimes([...times]);
      }
      setKeyTimes(times);
    };
    // Without it the cut itself says what is wrong with the file.
    read().catch(() => undefined);
    return () => {
      isGone = true;
      opened?.dispose();
      setPlanner(null);
      setKeyTimes([]);
      setPlans(new Map());
    };
  }, [file]);

  const { ranges } = document;
  useEffect(() => {
    if (!planner) return;
    let isGone = false;
    const timer = setTimeout(async () => {
      const found = new Map<string, PlannedCut>();
      for (const range of ranges) {
        const plan = await planner.plan(range, range.mode ?? mode).catch(() => null);
        if (isGone) return;
        if (plan) found.set(range.id, plan);
      }
      setPlans(found);
    }, QUIET);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [planner, ranges, mode]);

  return { planner, keyTimes, plans };
}
