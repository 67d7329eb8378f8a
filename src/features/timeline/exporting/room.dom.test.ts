import { requestConfig } from '@/lib/request';
import { writeSession } from '@/lib/session';
import { mediaVault } from '@/lib/storage/mediaVault';
import { callMock, signIn } from '@/testing/mock/callMock';
import { type SharedMockServer, sharedMockServer } from '@/testing/mock/sharedMockServer';
import { findAddress, keepAddress } from '../panels/media/mediaUploads';
import { findStored } from './room';

let mock: SharedMockServer;
beforeAll(async () => {
  mock = await sharedMockServer();
  requestConfig.baseURL = `${mock.origin}/api`;
  requestConfig.timeout = 0;
}, 40_000);

async function enter(name: 'owner' | 'writer') {
  const session = await signIn(mock.origin, name);
  const { token, id, mchno } = session;
  writeSession({
    token,
    id,
    app_type: 'merchant',
    business: 'merchant',
    merchantData: { mchno, industry: '' },
  });
  return session;
}

test('only what the server has, and not in its recycle bin, counts as stored', async () => {
  const session = await enter('owner');
  const data = `data:image/png;base64,${Buffer.from('picture').toString('base64')}`;
  const { body } = await callMock<{ id: string; hash: string; size: number; name: string }>(
    mock.origin,
    'POST',
    '/file/base64_upload',
    { session, body: { data, name: 'a.png' } },
  );
  const { id, hash, size, name } = body.data;
  const missing = { hash: 'f'.repeat(64), size: 3, name: 'b.png' };
  expect([...(await findStored([{ hash, size, name }, missing]))]).toEqual([hash]);
  await callMock(mock.origin, 'POST', '/file/delete', { session, body: { ids: [id] } });
  expect([...(await findStored([{ hash, size, name }]))]).toEqual([]);
});

test('an address is known to the account that stored it, for a day', async () => {
  const content = { hash: 'abc', name: 'a.png', size: 7 };
  await enter('owner');
  await keepAddress('abc', '/api/oss/one');
  expect(await findAddress(content)).toBe('/api/oss/one');
  await enter('writer');
  expect(await findAddress(content)).toBeUndefined();
  await enter('owner');
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * 60 * 60 * 1000);
  expect(await findAddress(content)).toBeUndefined();
  now.mockRestore();
});

test('the vault tells nobody what another account calls its files, and keeps what that one uses', async () => {
  await enter('owner');
  const { hash } = await mediaVault.put(new File(['clip'], 'secret.mp4', { type: 'video/mp4' }));
  await enter('writer');
  expect(await mediaVault.list()).toMatchObject([{ hash, name: '', isOwn: false }]);
  expect(await mediaVault.remove(hash)).toBe(false);
  await enter('owner');
  expect(await mediaVault.list()).toMatchObject([{ hash, name: 'secret.mp4', isOwn: true }]);
  expect(await mediaVault.remove(hash)).toBe(true);
  expect(await mediaVault.list()).toEqual([]);
});
