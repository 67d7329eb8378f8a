import { clearSession, writeSession } from '@/lib/session';
import { kv } from './kv';
import { workStore } from './workStore';

const isText = (value: unknown): value is string => typeof value === 'string';

const signIn = (id: string) =>
  writeSession({
    token: `${id}-token-of-a-test`,
    id,
    app_type: 'merchant',
    business: '',
    merchantData: { mchno: 'm', industry: '' },
  });

beforeEach(async () => {
  localStorage.clear();
  await workStore.clear();
  signIn('first');
});

test('a session that ends takes no unsent work with it, and only its owner is given it', async () => {
  await workStore.set('question', 'half a sentence');
  clearSession();
  expect(workStore.get('question', isText)).toBeUndefined();
  signIn('second');
  expect(workStore.get('question', isText)).toBeUndefined();
  signIn('first');
  expect(workStore.get('question', isText)).toBe('half a sentence');
});

test('what lies on the disk is there after a reload, without waiting', async () => {
  await kv('work').set('first/question', 'from the visit before');
  expect(workStore.get('question', isText)).toBeUndefined();
  await workStore.load();
  expect(workStore.get('question', isText)).toBe('from the visit before');
  await kv('work').set('second/question', 'hers');
  await workStore.load();
  signIn('second');
  expect(workStore.get('question', isText)).toBeUndefined();
});

test('what an earlier version kept in localStorage is taken over once', async () => {
  localStorage.setItem('question', JSON.stringify('typed before the update'));
  expect(workStore.get('question', isText)).toBe('typed before the update');
  expect(localStorage.getItem('question')).toBeNull();
  expect(await kv('work').get('first/question')).toBe('typed before the update');
});

test('a value in another shape counts as none', async () => {
  await workStore.set('question', 7);
  expect(workStore.get('question', isText)).toBeUndefined();
});
