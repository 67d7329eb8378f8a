import { neighbor, readApprovalState, viewsFor, writeApprovalState } from './useApprovalQuery';
import { slotFor } from './useFreeSlots';
import { addReason, joinReason } from './useRejectReasons';

describe('the page in the address', () => {
  it('opens on what waits for those who may approve, on the own posts for others', () => {
    expect(readApprovalState(new URLSearchParams(), true).view).toBe('waiting');
    expect(readApprovalState(new URLSearchParams('view=waiting'), false).view).toBe('mine');
    expect(viewsFor(false)).toEqual(['mine', 'handled']);
  });

  it('is read as it was written', () => {
    const state = { view: 'handled', post: 'pub_1' } as const;
    expect(readApprovalState(writeApprovalState(state), true)).toEqual(state);
  });

  it('goes on and back, begins at the first, and stops at the ends', () => {
    const ids = ['a', 'b', 'c'];
    expect(neighbor(ids, undefined, 1)).toBe('a');
    expect(neighbor(ids, 'b', 1)).toBe('c');
    expect(neighbor(ids, 'b', -1)).toBe('a');
    expect(neighbor(ids, 'c', 1)).toBeUndefined();
    expect(neighbor(ids, 'gone', -1)).toBeUndefined();
  });
});

describe('reasons of a rejection', () => {
  it('are put together without repeating themselves', () => {
    expect(joinReason('', '有错别字')).toBe('有错别字');
    expect(joinReason('有错别字', '封面太暗')).toBe('有错别字；封面太暗');
    expect(joinReason('有错别字；封面太暗', '封面太暗')).toBe('有错别字；封面太暗');
  });

  it('own ones are remembered, newest first, no more than eight and none twice', () => {
    const many = Array.from({ length: 9 }, (_, index) => `理由${index}`);
    const kept = many.reduce<readonly string[]>((list, reason) => addReason(list, reason, []), []);
    expect(kept).toHaveLength(8);
    expect(kept[0]).toBe('理由8');
    expect(addReason(kept, '理由5', [])[0]).toBe('理由5');
    expect(addReason(kept, '现成的', ['现成的'])).toEqual(kept);
  });
});

describe('the next free time of an account', () => {
  const now = Date.parse('2026-11-20T10:00:00+08:00');
  const account = { id: 'a', slots: ['12:00', '18:30'], per_day: 2, state: 'ok' };
  const at = (hour: number, minute: number) => new Date(Date.UTC(2026, 10, 20, hour - 8, minute)).toISOString();

  it('is one of its own times with room around it; the post is not in its own way', () => {
    const own = { id: 'me', account_id: 'a', publish_at: at(12, 0), state: 'pending_approval' };
    expect(slotFor({ id: 'me', account_id: 'a' }, [account], [own], now)).toBe(at(12, 0));
    expect(slotFor({ id: 'new', account_id: 'a' }, [account], [own], now)).toBe(at(18, 30));
  });

  it('leaves a quarter of an hour, takes the usual times where an account has none, and knows nothing of a lost one', () => {
    const late = Date.parse('2026-11-20T11:50:00+08:00');
    expect(slotFor({ id: 'x', account_id: 'a' }, [account], [], late)).toBe(at(18, 30));
    expect(slotFor({ id: 'x', account_id: 'a' }, [{ ...account, slots: [] }], [], now)).toBe(at(12, 0));
    expect(slotFor({ id: 'x', account_id: 'gone' }, [account], [], now)).toBeUndefined();
  });
});
