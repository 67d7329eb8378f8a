import { writeSession } from '../session';
import { draftStorageOf } from './draftStorage';

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
