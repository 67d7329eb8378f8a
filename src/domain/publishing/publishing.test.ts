import fc from '@/testing/property';
import { legalMoves, personsMoves } from '../../testing/publishing/stateTable';
import {
  allowedActions,
  canAct,
  canMove,
  conflictsOf,
  IllegalMoveError,
  isFinal,
  isPast,
  move,
  type PublishState,
  publishStates,
  transitions,
} from './index';

const item = (state: PublishState) => ({
  id: 'p1',
  state,
  history: [] as { state: PublishState; at: string; note: string }[],
});

describe('moves of a publish item', () => {
  const pairs = publishStates.flatMap((from) => publishStates.map((to) => [from, to] as const));

  it.each(pairs)('%s -> %s', (from, to) => {
    const isLegal = legalMoves[from].includes(to);
    expect(canMove(from, to)).toBe(isLegal);
    if (!isLegal) {
      expect(() => move(item(from), to, '2026-11-20T08:00:00Z')).toThrow(IllegalMoveError);
      return;
    }
    const moved = move(item(from), to, '2026-11-20T08:00:00Z', 'why');
    expect(moved.state).toBe(to);
    expect(moved.history).toEqual([{ state: to, at: '2026-11-20T08:00:00Z', note: 'why' }]);
  });

  it.each(publishStates.flatMap((state) => Object.keys(personsMoves).map((act) => [act, state] as const)))(
    'a person may %s a post that is %s, or not, as the table says',
    (name, state) => {
      const act = name as keyof typeof personsMoves;
      const { from, to } = personsMoves[act];
      expect(canAct(state, act)).toBe(from.includes(state));
      if (from.includes(state) && to !== 'same' && to !== 'removed') expect(canMove(state, to)).toBe(true);
    },
  );

  it('never queues an unknown item again, however one walks on without a person', () => {
    expect(transitions.unknown).not.toContain('queued');
    expect(canAct('unknown', 'retry')).toBe(false);
    expect(allowedActions('unknown')).toEqual(['settle']);
  });

  it('keeps every earlier move on any legal walk', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20), { maxLength: 30 }), (choices) => {
        let current: ReturnType<typeof item> = item('draft');
        for (const [step, choice] of choices.entries()) {
          const options = transitions[current.state];
          const to = options[choice % Math.max(1, options.length)];
          if (to === undefined) break;
          const before = current.history;
          current = move(current, to, `t${step}`);
          expect(current.history.slice(0, -1)).toEqual(before);
        }
        expect(current.history.at(-1)?.state ?? 'draft').toBe(current.state);
      }),
    );
  });

  it('leaves no act for final states', () => {
    for (const state of publishStates.filter(isFinal)) expect(allowedActions(state)).toEqual([]);
  });

  it('allows another time only before the item has gone out', () => {
    const movable = publishStates.filter((state) => canAct(state, 'moveTime'));
    expect(movable).toEqual(['draft', 'pending_approval', 'rejected', 'scheduled']);
  });
});

describe('planning', () => {
  const existing = {
    id: 'a',
    video_id: 'v1',
    account_id: 'acc1',
    platform: 'douyin',
    publish_at: '2026-11-20T08:00:00Z',
    state: 'scheduled',
  };

  it('warns of the same video on the same platform, not of a cancelled one, not of itself', () => {
    const wanted = { video_id: 'v1', account_id: 'acc2', platform: 'douyin', publish_at: '2026-12-01T08:00:00Z' };
    expect(conflictsOf(wanted, [existing]).map((c) => c.code)).toEqual(['SAME_VIDEO_SAME_PLATFORM']);
    expect(conflictsOf(wanted, [{ ...existing, state: 'canceled' }])).toEqual([]);
    expect(conflictsOf({ ...wanted, id: 'a' }, [existing])).toEqual([]);
    expect(conflictsOf({ ...wanted, platform: 'bilibili' }, [existing])).toEqual([]);
  });

  it('warns of two posts of an account within half an hour', () => {
    const wanted = { video_id: 'v2', account_id: 'acc1', platform: 'douyin', publish_at: '2026-11-20T08:20:00Z' };
    expect(conflictsOf(wanted, [existing]).map((c) => c.code)).toEqual(['TOO_CLOSE']);
    expect(conflictsOf({ ...wanted, publish_at: '2026-11-20T08:30:00Z' }, [existing])).toEqual([]);
  });

  it('knows the past, with a minute of grace', () => {
    const now = new Date('2026-11-20T08:00:30Z');
    expect(isPast('2026-11-20T08:00:00Z', now)).toBe(false);
    expect(isPast('2026-11-20T07:59:00Z', now)).toBe(true);
  });
});
