import type { AuditEntry } from '../../services/audit/schema';
import type { Certification, ServedCertification } from '../../services/certification/schema';
import { callMock, callRaw, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let server: SharedMockServer;
let owner: Session;
let provider: Session;
beforeAll(async () => {
  server = await sharedMockServer();
}, 40_000);
beforeEach(async () => {
  await callMock(server.origin, 'POST', '/__mock/reset');
  owner = await signIn(server.origin, 'owner');
  provider = await signIn(server.origin, 'admin');
});

const post = async <T = Certification>(path: string, body: object, session = owner) =>
  (await callMock<T>(server.origin, 'POST', path, { session, body })).body;
const get = async <T>(path: string, session: Session, query = {}) =>
  (await callMock<T>(server.origin, 'GET', path, { session, query })).body;
const info = async () => (await get<Certification>('/certification/info', owner)).data;
const served = async (session = provider) =>
  (await get<{ list: ServedCertification[] }>('/certification/data', session)).data;
const papers = {
  company: '杭州山野日常家居有限公司',
  credit_code: '9133-0100 7996 5505 8b',
  legal_person: '陈小满',
  valid_until: '',
};
async function handIn(more: object = {}): Promise<Certification> {
  const license = (await post<{ url: string }>('/file/base64_upload', { data: png, name: 'l.png' })).data.url;
  const stored = await post('/certification/save', { ...papers, license, revision: (await info()).revision, ...more });
  return (await post('/certification/submit', { revision: stored.data.revision })).data;
}
const decide = (revision: number, more: object) =>
  post<ServedCertification>('/certification/decide', { id: owner.mchno, revision, ...more }, provider);

test('papers go from draft to approved; a change has to be reviewed anew', async () => {
  const handed = await handIn();
  expect(handed).toMatchObject({ state: 'submitted', credit_code: '91330100799655058B' });
  expect((await post('/certification/save', { ...papers, revision: handed.revision })).errorCode).toBe('STATE_CHANGED');
  const [waiting] = (await served()).list;
  expect(waiting).toMatchObject({ merchant_name: '山野日常生活馆', state: 'submitted', has_license: true });
  expect((await decide(waiting?.revision ?? 0, { is_approved: true })).data.state).toBe('approved');
  expect((await decide(waiting?.revision ?? 0, { is_approved: true })).errorCode).toBe('STATE_CHANGED');

  const approved = await info();
  const same = await post('/certification/save', { ...approved, revision: approved.revision });
  expect(same.data.state).toBe('approved');
  const changed = await post('/certification/save', {
    ...approved,
    legal_person: '陈大满',
    revision: approved.revision,
  });
  expect(changed.data).toMatchObject({ state: 'draft', approved_at: approved.approved_at });
});

test('a refusal names the field, keeps everything, tells the merchant and is written down', async () => {
  const handed = await handIn();
  expect((await decide(handed.revision ?? 0, { is_approved: false })).errorCode).toBe('INVALID_INPUT');
  await decide(handed.revision ?? 0, { is_approved: false, reason: '与执照不符', wrong_field: 'legal_person' });
  const refused = await info();
  expect(refused).toMatchObject({
    ...papers,
    credit_code: '91330100799655058B',
    state: 'rejected',
    reason: '与执照不符',
    wrong_field: 'legal_person',
  });
  const { list } = (await get<{ list: { title: string }[] }>('/notice/data', owner)).data;
  expect(list[0]?.title).toBe('企业认证被驳回');
  const audit = (await get<{ list: AuditEntry[] }>('/audit/data', provider)).data;
  expect(audit.list[0]).toMatchObject({ subject: 'certification', verb: 'reject', reason: '与执照不符' });
  expect(audit.list[0]?.changes).toEqual([{ field: 'state', before: 'submitted', after: 'rejected' }]);
});

test('papers that were withdrawn and changed are not approved by who saw the former ones', async () => {
  const handed = await handIn();
  await post('/certification/withdraw', { revision: handed.revision });
  expect((await decide(handed.revision ?? 0, { is_approved: true })).errorCode).toBe('STATE_CHANGED');
  await handIn({ legal_person: '别人' });
  expect((await decide(handed.revision ?? 0, { is_approved: true })).errorCode).toBe('VERSION_CONFLICT');
});

test('the license is shown by signed addresses to its merchant, and to its provider by a call', async () => {
  const { license } = await handIn();
  expect((await callRaw(`${server.origin}${license}`)).status).toBe(200);
  expect((await callRaw(`${server.origin}${license.split('?')[0]}`)).status).toBe(403);
  const { data } = await get<{ image: string }>('/certification/license', provider, { id: owner.mchno });
  expect(data.image).toBe(png);
  expect(JSON.stringify(await served())).not.toContain('/oss/');
});

test.each([
  [{ company: '' }],
  [{ credit_code: '91330100799655085B' }],
  [{ license: '' }],
  [{ valid_until: '2020-01-01' }],
])('papers with %j are not handed in', async (more) => {
  const license = (await post<{ url: string }>('/file/base64_upload', { data: png, name: 'l.png' })).data.url;
  const stored = await post('/certification/save', { ...papers, license, ...more });
  expect((await post('/certification/submit', { revision: stored.data.revision })).errorCode).toBe('INVALID_INPUT');
});

test('nobody’s papers are seen or touched by others', async () => {
  await handIn();
  const stranger = await signIn(server.origin, 'owner2');
  expect((await get<Certification>('/certification/info', stranger)).data).toMatchObject({
    company: '',
    state: 'draft',
  });
  const foreign = await post('/certification/save', { ...papers, license: (await info()).license }, stranger);
  expect(foreign.errorCode).toBe('OBJECT_MISSING');
  expect((await get('/certification/data', stranger)).errorCode).toBe('ACTION_DENIED');
  const refused = await post('/certification/decide', { id: owner.mchno, revision: 1, is_approved: true });
  expect(refused.errorCode).toBe('ACTION_DENIED');
});
