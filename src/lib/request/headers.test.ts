import type { Session } from '@/lib/session';
import { authHeaders, headersFor } from './headers';
import { signatureHeaders } from './signature';

const signedIn: Session = {
  token: 'token-of-16-char',
  accountId: 'a1',
  mchno: 'M1',
  apptype: 'merchant',
  business: 'merchant',
  industry: 'retail',
};
const signedOut: Session = { ...signedIn, token: '', accountId: '', mchno: '', apptype: '' };

const environment = { Environment: 'production' };
const all = { ...environment, 'Authen-Token': 'token-of-16-char', 'Authen-Mchno': 'M1', 'Authen-Apptype': 'merchant' };

test.each([
  ['an ordinary path', '/goods/data'],
  ['a path without its slash', 'goods/data'],
  ['a path that only begins alike', '/user/qrlogin_history'],
  ['a path with an exempt one inside', '/goods/user/qrlogin'],
  ['the full address of the own API', 'http://localhost/api/goods/data'],
])('%s carries everything', (_kind, path) => {
  expect(headersFor(path, signedIn)).toEqual(all);
});

test.each([
  '/user/qrlogin',
  '/user/qrlogin?ticket=1',
  '/user/wechatlogin',
  '/user/wechatlogin/code',
  '/file/oss_upload',
  '/file/upload_excel',
  'http://localhost/api/file/upload_excel',
])('%s carries no Authen header', (path) => {
  expect(headersFor(path, signedIn)).toEqual(environment);
});

test.each([
  'https://elsewhere.example/api/goods/data',
  '//elsewhere.example/goods/data',
  'http://localhost/apix/goods',
  'http://localhost/other',
  'data:text/plain,x',
])('%s lies outside the API and carries nothing', (address) => {
  expect(headersFor(address, signedIn)).toEqual({});
  expect(authHeaders(address)).toEqual({});
});

test.each([
  ['nobody', signedOut],
  ['a token of ten characters', { ...signedIn, token: '0123456789' }],
  ['an account id that is the text undefined', { ...signedIn, accountId: 'undefined' }],
])('%s is sent without token and merchant number', (_name, session) => {
  expect(headersFor('/goods/data', session)).toEqual({ ...environment, 'Authen-Apptype': 'merchant' });
});

test('another app type is sent as it is', () => {
  expect(headersFor('/goods/data', { ...signedIn, apptype: 'provider' })['Authen-Apptype']).toBe('provider');
});

test('the signature is md5 of timestamp and checksum', () => {
  expect(signatureHeaders(1700000000000, 'sum')).toEqual({
    Timestamp: '1700000000000',
    Signature: 'b05b4fbed66cb21f6335dcaf5536280b',
  });
});
