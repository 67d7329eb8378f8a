import { brokenPasswordRules, maskAddress, maskPhone, readDevice } from '.';

const owner = { username: 'chenxiaoman', phone: '13800000001' };

test.each([
  ['Ab1!', ['length']],
  ['password', ['common']],
  ['Password2026', ['common']],
  ['woaini520', ['common']],
  ['Qwerty123', ['common']],
  ['chenxiaoman88', ['own']],
  ['x13800000001', ['own']],
  ['00000001aaB', ['own']],
  ['aaaaaaaaaaaa', ['varied']],
  ['3456789012', []],
  ['mnopqrstuv', ['varied']],
  ['Owner123!', []],
  ['mountain lamp river', []],
  ['山野日常生活馆的密码', []],
])('%s', (password, broken) => {
  expect(brokenPasswordRules(password, owner)).toEqual(broken);
});

test('a short name of the person forbids nothing', () => {
  expect(brokenPasswordRules('a-lamp-on-the-hill', { username: 'hil' })).toEqual([]);
});

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0', 'Edge Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15', 'Safari macOS'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36', 'Chrome Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) MicroMessenger/8.0.60', 'WeChat iPhone'],
  ['curl/8.5', ' '],
])('%s is a device', (agent, device) => {
  const { browser = '', system = '' } = readDevice(agent);
  expect(`${browser} ${system}`).toBe(device);
});

test('addresses and numbers keep what tells little', () => {
  expect(['113.90.32.7', '::ffff:113.90.32.7', '::1', '127.0.0.1', '', '2001:db8:1:2::7'].map(maskAddress)).toEqual([
    '113.90.*.*',
    '113.90.*.*',
    '',
    '',
    '',
    '2001:db8:*',
  ]);
  expect(
    ['13800000001', '+8613800000001', '057188123456', '88123456', '612345', '400-000-1024', ''].map(maskPhone),
  ).toEqual(['138****0001', '+86138****0001', '0571****3456', '****3456', '****2345', '400-000-1024', '']);
});
