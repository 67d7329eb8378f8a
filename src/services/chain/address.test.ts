import { allPages } from '../../../config/routes';
import { chainAddress } from './address';
import { chainType } from './schema';

/** Nothing opens these by themselves. */
const without = new Set(['file', 'template']);

test.each(chainType.options.filter((type) => !without.has(type)))('%s opens on a page that there is', (type) => {
  const kind = type === 'project' ? 'compose.post' : '';
  const address = chainAddress({ type, id: 'a/b', kind, at: '2027-02-06T10:00:00.000Z' }) ?? '';
  const [path] = address.split('?');
  expect(allPages.map((page) => page.path)).toContain(path);
  expect(address).toContain('a%2Fb');
});

test('a note opens in its own editor, a project of no screen nowhere', () => {
  expect(chainAddress({ type: 'article', id: 'n', kind: 'note' })).toBe('/editor/note?id=n');
  expect(chainAddress({ type: 'project', id: 'p', kind: 'unknown' })).toBeUndefined();
});
