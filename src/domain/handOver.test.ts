import {
  belongingKinds,
  belongingsOf,
  handOverRow,
  memberFields,
  missingRights,
  needsReceiver,
  receiverLock,
} from './handOver';
import { publishStates } from './publishing';

const leaver = { id: 'a', name: '甲' };
const taker = { id: 'b', name: '乙' };
const all = { access: 'user', routes: [], actions: ['script.save', 'publish.submit'] };

describe('what goes over', () => {
  test('a record gets an owner and keeps its author', () => {
    expect(handOverRow('script', { id: 's', author: leaver, assignee: '' }, 'a', taker)).toEqual({ owner: taker });
  });

  test('one that was handed over already belongs to its owner, not to its author', () => {
    expect(handOverRow('script', { id: 's', author: leaver, owner: taker }, 'a', taker)).toBeUndefined();
    expect(handOverRow('script', { id: 's', author: taker, owner: leaver }, 'a', taker)).toEqual({ owner: taker });
  });

  test('what was assigned to him goes on with the other, in the shape that it has', () => {
    const person = handOverRow('topic', { id: 't', author: taker, assignee: leaver }, 'a', taker);
    expect(person).toEqual({ assignee: taker });
    expect(handOverRow('script', { id: 's', author: taker, assignee: 'a' }, 'a', taker)).toEqual({ assignee: 'b' });
  });

  test('a framework and a prompt name their new maker', () => {
    for (const kind of ['framework', 'prompt'] as const)
      expect(handOverRow(kind, { id: 'f', account_id: 'a' }, 'a', taker)).toEqual({
        account_id: 'b',
        account_name: '乙',
      });
  });

  test('the account of a post is where it goes out, not who holds it', () => {
    expect(
      handOverRow('publish', { id: 'p', state: 'draft', author: taker, account_id: 'a' }, 'a', taker),
    ).toBeUndefined();
  });

  test('the lead of a group goes to a member of it', () => {
    expect(handOverRow('team_group', { id: 'g', lead: 'a', members: ['a'] }, 'a', taker)).toEqual({
      lead: 'b',
      members: ['a', 'b'],
    });
  });

  test('posts go over in every state but published', () => {
    const goesOver = publishStates.filter((state) =>
      handOverRow('publish', { id: 'p', state, author: leaver }, 'a', taker),
    );
    expect(publishStates.filter((state) => !goesOver.includes(state))).toEqual(['published']);
  });
});

test('belongings are counted by kind, without the recycle bin, and in one order', () => {
  const script = { id: 's', author: leaver };
  const rows = {
    script: [script, { ...script, id: 's2', status: -1 }, { id: 's3', author: taker }],
    publish: [{ id: 'p', state: 'scheduled', author: leaver }],
    project: [{ id: 'r', author: leaver, deleted: true }],
  };
  expect(belongingsOf('a', rows)).toEqual([
    { kind: 'publish', count: 1 },
    { kind: 'project', count: 0 },
    { kind: 'script', count: 1 },
  ]);
  expect(belongingsOf('b', { script: [script] })).toEqual([]);
});

describe('who can take it over', () => {
  test('an active member, not the leaver, who may work on all of it', () => {
    const kinds = ['script', 'publish', 'team_group'] as const;
    expect(receiverLock({ id: 'b', status: 1 }, 'a', all, kinds)).toBeUndefined();
    expect(receiverLock({ id: 'a', status: 1 }, 'a', all, kinds)).toBe('self');
    expect(receiverLock({ id: 'b', status: 0 }, 'a', all, kinds)).toBe('inactive');
    expect(receiverLock({ id: 'b', status: 1 }, 'a', all, [...kinds, 'project'])).toBe('rights');
  });

  test('what he may not work on is named', () => {
    expect(missingRights(all, ['script', 'video', 'prompt'])).toEqual(['video', 'prompt']);
  });

  test('only who is disabled, or holds nothing, goes without', () => {
    expect([1, 0, -1].map((count) => needsReceiver(-1, Array(Math.max(0, count))))).toEqual([true, false, false]);
    expect(needsReceiver(undefined, [1])).toBe(true);
    expect(needsReceiver(0, [1])).toBe(false);
  });
});

test('every kind has a field that goes over', () => {
  for (const kind of belongingKinds) expect(Object.values(memberFields[kind] ?? {})).toContain('goesOver');
});
