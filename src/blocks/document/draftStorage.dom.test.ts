import { writeSession } from '@/lib/session';
import { draftStorageOf, pendingSaves, trackSave } from './draftStorage';

const signIn = (id: string) =>
  writeSession({
    token: `${id}-token-of-a-test`,
    id,
    app_type: 'merchant',
    business: '',
    merchantData: { mchno: 'm', industry: '' },
  });

test('what somebody else has left unsaved in this browser is not taken for one’s own', async () => {
  signIn('first');
  const drafts = draftStorageOf<string>('script');
  await drafts.put({ key: 'project:p1', savedAt: 1, isSynced: false, owner: 'first', draft: 'hers' });
  expect((await drafts.get('project:p1'))?.draft).toBe('hers');
  signIn('second');
  expect(await drafts.get('project:p1')).toBeUndefined();
  expect(await drafts.unsynced('second')).toEqual([]);
});

test('what was left a moment ago and is still being saved is waited for, whatever is closed after it', async () => {
  const order: string[] = [];
  let answer: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  trackSave(slow.then(() => void order.push('slow')));
  trackSave(Promise.resolve().then(() => void order.push('quick')));
  const waited = pendingSaves().then(() => order.push('opened'));
  await new Promise((resolve) => setTimeout(resolve, 1));
  expect(order).toEqual(['quick']);
  answer();
  await waited;
  expect(order).toEqual(['quick', 'slow', 'opened']);
});

test('what was written as the page went is found though the disk never answered, until something newer is kept', async () => {
  signIn('first');
  const drafts = draftStorageOf<string>('compose');
  const record = { key: 'project:p2', isSynced: false, owner: 'first' };
  await drafts.put({ ...record, savedAt: 1, draft: 'before' });
  // A page that is gone before the disk's answer leaves only this.
  const left = { ...record, savedAt: 2, draft: 'after' };
  localStorage.setItem('last-draft:compose/project:p2', JSON.stringify(left));
  expect((await drafts.get('project:p2'))?.draft).toBe('after');
  expect((await drafts.unsynced('first')).map(({ draft }) => draft)).toEqual(['after']);
  signIn('second');
  expect(await drafts.get('project:p2')).toBeUndefined();
  localStorage.clear();
  signIn('first');
  drafts.putLast?.(left);
  expect(JSON.parse(localStorage.getItem('last-draft:compose/project:p2') ?? '')).toEqual(left);
  await drafts.put({ ...record, savedAt: 3, draft: 'saved' });
  expect((await drafts.get('project:p2'))?.draft).toBe('saved');
  expect(localStorage.getItem('last-draft:compose/project:p2')).toBeNull();
});

test('a draft that an older version kept is read in today’s shape', async () => {
  signIn('first');
  const upgradeDraft = ({ text, words }: { text?: string; words?: string }) => ({ text: text ?? words ?? '' });
  await draftStorageOf<object>('article').put({
    key: 'new:old',
    savedAt: 1,
    isSynced: false,
    owner: 'first',
    draft: { words: 'kept' },
  });
  const drafts = draftStorageOf('article', upgradeDraft);
  expect((await drafts.get('new:old'))?.draft).toEqual({ text: 'kept' });
  expect((await drafts.unsynced('first')).map(({ draft }) => draft)).toEqual([{ text: 'kept' }]);
});
