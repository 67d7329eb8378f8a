import { clearSession, writeSession } from '@/lib/session';
import { discardRecording, keepRecording, leftRecordings, readRecording } from './keptRecordings';

const signIn = (id: string) =>
  writeSession({
    token: `token-${id}`,
    id,
    app_type: 'merchant',
    business: '',
    merchantData: { mchno: 'm', industry: '' },
  });

/** Locks as far as they are needed: who holds what. */
const held = new Set<string>();
beforeEach(() => {
  held.clear();
  Object.assign(navigator, {
    locks: {
      request: async (name: string, run: () => Promise<void>) => {
        held.add(name);
        await run();
        held.delete(name);
      },
      query: async () => ({ held: [...held].map((name) => ({ name })) }),
    },
  });
  clearSession();
  signIn('first');
});

const about = { text: '第一句。\n第二句。', title: '', isUpright: true, type: 'video/webm' };
const sizeOf = async (note: Parameters<typeof readRecording>[0]) => (await readRecording(note))?.size;

test('a recording that a crash cut off is offered again with every piece that was written', async () => {
  const kept = keepRecording(about);
  for (let piece = 1; piece <= 12; piece += 1) await kept.add(new Blob([`${piece % 10}`]), piece);
  expect(await leftRecordings()).toEqual([]);
  // The page is gone: the browser gives its locks back.
  held.clear();
  const [note] = await leftRecordings();
  expect(note).toMatchObject({ seconds: 12, text: about.text, isUpright: true });
  if (!note) throw new Error('nothing is left');
  expect(await sizeOf(note)).toBe(12);
  await discardRecording(note.id);
  expect(await leftRecordings()).toEqual([]);
  expect(await sizeOf(note)).toBeUndefined();
});

test('a recording belongs to the account that made it, one without an account to this device', async () => {
  const own = keepRecording(about);
  await own.add(new Blob(['a']), 1);
  own.end();
  clearSession();
  const free = keepRecording(about);
  await free.add(new Blob(['b']), 2);
  free.end();
  await Promise.resolve();
  const secondsOf = async () => (await leftRecordings()).map(({ seconds }) => seconds);
  expect(await secondsOf()).toEqual([2]);
  signIn('second');
  expect(await secondsOf()).toEqual([2]);
  signIn('first');
  expect((await secondsOf()).toSorted()).toEqual([1, 2]);
});
