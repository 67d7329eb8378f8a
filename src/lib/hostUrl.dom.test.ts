afterEach(() => jest.resetModules());

const hostUrlWith = async (given: object) => {
  jest.replaceProperty(process, 'env', { ...process.env, ...given });
  const { hostUrl } = await import('./hostUrl');
  jest.restoreAllMocks();
  return hostUrl;
};

test('a path lies on the configured host, else on this site; a whole address stays', async () => {
  const plain = await hostUrlWith({});
  expect(plain('mobile', '/creative?floor=1')).toBe(`${window.location.origin}/creative?floor=1`);
  jest.resetModules();
  const configured = await hostUrlWith({
    MOBILE_HOST: 'https://m.example.com',
    SOCIAL_MEDIA_HOST: 'https://bind.example.com',
    PUBLISH_HOST: 'https://post.example.com',
  });
  expect(configured('mobile', '/creative?floor=1')).toBe('https://m.example.com/creative?floor=1');
  expect(configured('socialMedia', '/bind/7')).toBe('https://bind.example.com/bind/7');
  expect(configured('publish', '/p/7')).toBe('https://post.example.com/p/7');
  expect(configured('publish', 'https://v.douyin.com/x')).toBe('https://v.douyin.com/x');
});
