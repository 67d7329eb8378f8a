import { callMock, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

let server: SharedMockServer;
let owner: Session;
beforeAll(async () => {
  server = await sharedMockServer();
  owner = await signIn(server.origin, 'owner');
}, 40_000);

interface Saved {
  readonly id: string;
  readonly revision?: number;
}
const save = (group: string, body: object) =>
  callMock<Saved>(server.origin, 'POST', `/${group}/save`, { session: owner, body });

test.each([
  ['goods', { title: '两人改的杯子' }],
  ['topic', { title: '两人改的选题' }],
  ['material', { kind: 'title', name: '两人改的标题', content: '标题' }],
  ['figure', { name: '两人改的人', presenter: 'keeper' }],
  ['compliance_word', { word: '两人改的词' }],
  ['account', { name: '两人改的同事', username: 'both-change', password: 'Both1234!', role: 'writer' }],
])(
  '%s: who saves what somebody else has changed meanwhile is told, and overwrites only knowingly',
  async (group, body) => {
    const { body: made } = await save(group, body);
    const { id } = made.data;
    const first = await save(group, { ...body, id, revision: 0 });
    expect([first.body.message, first.body.data?.revision]).toEqual(['ok', 1]);
    const late = await save(group, { ...body, id, revision: 0 });
    expect(late.body.errorCode).toBe('VERSION_CONFLICT');
    expect((await save(group, { ...body, id, revision: 1 })).body.data.revision).toBe(2);
    expect((await save(group, { ...body, id })).body.data.revision).toBe(3);
  },
);

test('a cell that is changed in the list counts too', async () => {
  const { id } = (await save('goods', { title: '改价的杯子' })).body.data;
  await callMock(server.origin, 'POST', '/goods/set', { session: owner, body: { id, field: 'price', value: '9.9' } });
  expect((await save('goods', { title: '改价的杯子', id, revision: 0 })).body.errorCode).toBe('VERSION_CONFLICT');
});

test('what was there before anybody saved it is guarded too, and counts from the first change on', async () => {
  const account = { id: 'wm_kuaishou', group: '', slots: ['12:00'], per_day: 3, ai_declared: true };
  expect((await save('wemedia', { ...account, revision: 0 })).body.data.revision).toBe(1);
  expect((await save('wemedia', { ...account, revision: 0 })).body.errorCode).toBe('VERSION_CONFLICT');
  const body = { ids: [account.id], group: '直播' };
  await callMock(server.origin, 'POST', '/wemedia/group', { session: owner, body });
  expect((await save('wemedia', { ...account, revision: 1 })).body.errorCode).toBe('VERSION_CONFLICT');

  const { mchno } = owner;
  expect((await save('merchant', { id: mchno, name: '两人改的店', revision: 0 })).body.data.revision).toBe(1);
  expect((await save('merchant', { id: mchno, name: '两人改的店', revision: 0 })).body.errorCode).toBe(
    'VERSION_CONFLICT',
  );
});

test('a video that was renamed meanwhile is not stored over as a whole', async () => {
  const read = await callMock<Saved>(server.origin, 'GET', '/video/info', {
    session: owner,
    query: { id: 'vid_seed_thermos' },
  });
  const { id } = read.body.data;
  await callMock(server.origin, 'POST', '/video/set', { session: owner, body: { id, title: '改过的名字' } });
  expect((await save('video', { ...read.body.data, revision: 0 })).body.errorCode).toBe('VERSION_CONFLICT');
});
