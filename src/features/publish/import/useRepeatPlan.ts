import dayjs from 'dayjs';
import { useMemo, useState } from 'react';
import { type SchedulingData, toTakenSlots } from '@/blocks/publishing';
import { minimumGapMinutes } from '@/domain/publishing';
import { type RepeatRule, repeatConflicts, repeatDates, weekdayOf } from '@/domain/publishing/repeat';
import { localOf } from '@/domain/publishing/zone';
import { merchantZone } from '@/lib/merchantZone';
import type { PublishItem } from '@/services/publish/schema';

/** What the fields say: each kind of rule keeps its own value, so that going back and forth loses nothing. */
export interface RepeatSettings {
  readonly kind: RepeatRule['kind'];
  readonly every: number;
  readonly days: readonly number[];
  readonly shortMonth: 'last' | 'skip';
  readonly end: 'count' | 'date';
  readonly count: number;
  readonly until: string;
}

/** The dates on which a post is repeated by the rule that was set, those left out, and what is in the way. */
export function useRepeatPlan(post: PublishItem, { accounts, live }: SchedulingData) {
  const zone = merchantZone();
  const first = useMemo(() => localOf(Date.parse(post.publish_at), zone), [post.publish_at, zone]);
  const [settings, setSettings] = useState<RepeatSettings>({
    kind: 'days',
    every: 7,
    days: [weekdayOf(first.date)],
    shortMonth: 'last',
    end: 'count',
    count: 4,
    until: dayjs(first.date).add(1, 'month').format('YYYY-MM-DD'),
  });
  const [without, setWithout] = useState<ReadonlySet<number>>(new Set());

  const planned = useMemo(() => {
    const { end, count, until } = settings;
    return repeatDates(ruleOf(settings), { ...first, zone }, end === 'count' ? { count } : { until });
  }, [settings, first, zone]);
  const conflicts = useMemo(() => {
    const account = accounts.find(({ id }) => id === post.account_id);
    const found = repeatConflicts(
      post,
      planned.map(({ at }) => at),
      toTakenSlots(live),
      { zone, minGapMinutes: minimumGapMinutes, perDay: account?.per_day ?? Number.POSITIVE_INFINITY, now: Date.now() },
    );
    return new Map(found.map((conflict) => [conflict.at, conflict]));
  }, [planned, accounts, live, post, zone]);
  const isPast = (at: number) => conflicts.get(at)?.fault === 'past';
  const isChosen = (at: number) => !without.has(at) && !isPast(at);
  const chosen = planned.filter(({ at }) => isChosen(at));

  return {
    first,
    settings,
    change: (patch: Partial<RepeatSettings>) => setSettings((now) => ({ ...now, ...patch })),
    planned,
    conflicts,
    isPast,
    isChosen,
    chosen,
    /** Chosen dates that something stands in the way of. */
    inTheWay: chosen.filter(({ at }) => conflicts.has(at)),
    take: (at: number) => setWithout((now) => new Set([...now].filter((one) => one !== at))),
    leaveOut: (times: readonly number[]) => setWithout((now) => new Set([...now, ...times])),
  };
}

function ruleOf({ kind, every, days, shortMonth }: RepeatSettings): RepeatRule {
  if (kind === 'days') return { kind, every };
  return kind === 'weekdays' ? { kind, days } : { kind, shortMonth };
}
