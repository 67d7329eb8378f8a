import { type AppKey, appLock, inAppOrder, lockedPages, openApp, withoutLocked } from './apps';

test.each([
  [{}, '专业版', undefined],
  [{ is_on: false }, '专业版', 'off'],
  [{ plans: ['旗舰版'] }, '专业版', 'planNeeded'],
  [{ plans: ['旗舰版', '专业版'] }, '专业版', undefined],
  [{ is_on: false, plans: ['专业版'] }, '专业版', 'off'],
])('%o is locked for %s: %s', (change, version, lock) => {
  expect(appLock({ ...openApp('asr'), ...change }, version)).toBe(lock);
});

test('what is locked is taken from the pages and nothing else', () => {
  const settings = [{ ...openApp('asr'), is_on: false }, openApp('video_cut')];
  const locked = lockedPages(settings, '专业版');
  expect(locked).toEqual(['creative.tool.asr']);
  const routes = ['workbench', 'creative.tool.asr', 'creative.tool.video_cut'];
  expect(withoutLocked(routes, locked)).toEqual(['workbench', 'creative.tool.video_cut']);
  expect(withoutLocked(routes, [])).toBe(routes);
});

test('those that the provider has not ordered follow in their usual order', () => {
  const keys: AppKey[] = ['text_to_audio', 'asr', 'detection', 'video_cut'];
  const order: AppKey[] = ['video_cut', 'asr'];
  expect(inAppOrder(keys.map(openApp), order).map(({ key }) => key)).toEqual([
    ...['video_cut', 'asr', 'text_to_audio', 'detection'],
  ]);
});
