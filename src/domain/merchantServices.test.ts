import fc from '@/testing/property';
import {
  addressFault,
  baseAddress,
  isSameHost,
  isServiceKey,
  keyTail,
  type ServiceKind,
  type ServiceProtocol,
  voiceNames,
} from './merchantServices';
import { servicePresets } from './merchantServices.data';

test.each([
  ['https://api.deepseek.com/v1', undefined],
  ['http://192.168.1.8:8880/v1', undefined],
  [' https://api.deepseek.com ', undefined],
  ['api.deepseek.com', 'format'],
  ['ftp://a.cn', 'format'],
  ['https://', 'format'],
  ['https://me:secret@a.cn/v1', 'credentials'],
  ['https://a.cn/v1?key=abc', 'query'],
  ['https://a.cn/v1#x', 'query'],
] as const)('%s has the fault %s', (address, fault) => {
  expect(addressFault(address)).toBe(fault);
});

test.each<[ServiceKind, ServiceProtocol, string, string]>([
  ['writer', 'openai', 'https://api.deepseek.com/v1/', 'https://api.deepseek.com/v1'],
  ['writer', 'openai', 'https://api.deepseek.com/v1/chat/completions', 'https://api.deepseek.com/v1'],
  ['writer', 'anthropic', 'https://api.anthropic.com/v1/messages', 'https://api.anthropic.com'],
  ['writer', 'anthropic', 'https://api.anthropic.com/v1', 'https://api.anthropic.com'],
  ['speech', 'openai', 'https://a.cn/v1/audio/speech', 'https://a.cn/v1'],
  ['recognizer', 'openai', 'https://a.cn/v1/audio/transcriptions/', 'https://a.cn/v1'],
  ['recognizer', 'openai', 'https://a.cn', 'https://a.cn'],
])('the base of %s %s at %s is %s', (kind, protocol, pasted, base) => {
  expect(baseAddress(kind, protocol, pasted)).toBe(base);
});

test('a base is its own base', () => {
  for (const { kind, protocol, address } of servicePresets) {
    expect(addressFault(address)).toBeUndefined();
    expect(baseAddress(kind, protocol, address)).toBe(address);
  }
});

test('a key goes to the host that it was typed for and to no other', () => {
  expect(isSameHost('https://a.cn/v1', 'https://a.cn/v2')).toBe(true);
  expect(isSameHost('https://a.cn/v1', 'https://a.cn:8443/v1')).toBe(false);
  expect(isSameHost('https://a.cn/v1', 'http://a.cn/v1')).toBe(false);
  expect(isSameHost('https://a.cn', 'https://a.cn.evil.cn')).toBe(false);
  expect(isSameHost('nonsense', 'nonsense')).toBe(false);
});

test.each([
  ['sk-0123456789abcdef', true],
  ['', true],
  ['sk-01 23', false],
  ['sk-0123\n', false],
  ['密钥', false],
  ['ｓｋ－１', false],
])('%j as a key: %s', (key, isGood) => {
  expect(isServiceKey(key)).toBe(isGood);
});

test('what is shown of a key never is more than a third of it', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), (key) => {
      const tail = keyTail(key);
      expect(key.endsWith(tail)).toBe(true);
      expect(tail.length * 3).toBeLessThanOrEqual(key.length);
    }),
  );
});

test('voices are told apart by any comma', () => {
  expect(voiceNames(' alloy，nova、echo alloy,')).toEqual(['alloy', 'nova', 'echo']);
});
