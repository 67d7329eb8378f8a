import fc from '@/testing/property';
import { actionKeys } from '../../mock/_data/actions';
import { tryRole } from './roleTrial';

const pages = [
  { key: 'creation.script', place: 'menu' },
  { key: 'merchant.team', place: 'settings' },
  { key: 'editor.script', place: 'direct' },
] as const;

test('pages stand where they are reached from, with the buttons that they offer', () => {
  const trial = tryRole({ routes: ['editor.script', 'creation.script'], actions: ['script.save'] }, pages);
  expect(trial.places).toEqual([
    { place: 'menu', pages: [{ key: 'creation.script', actions: ['script.save'] }] },
    { place: 'direct', pages: [{ key: 'editor.script', actions: ['script.save'] }] },
  ]);
  expect(trial.unreachable).toEqual([]);
});

test('an action without a page is named, one that needs none is not', () => {
  const trial = tryRole({ routes: ['creation.script'], actions: ['goods.save', 'comment.save'] }, pages);
  expect(trial.unreachable).toEqual(['goods.save']);
  expect(trial.anywhere).toEqual(['comment.save']);
});

test('each action stands on a page, anywhere, or among what cannot be reached', () => {
  fc.assert(
    fc.property(fc.subarray(actionKeys.slice()), fc.subarray(pages.map(({ key }) => key)), (actions, routes) => {
      const { places, anywhere, unreachable } = tryRole({ routes, actions }, pages);
      const placed = places.flatMap(({ pages: found }) => found.flatMap((page) => page.actions));
      expect([...new Set([...placed, ...anywhere, ...unreachable])].sort()).toEqual([...actions].sort());
      expect(places.flatMap(({ pages: found }) => found.map(({ key }) => key)).sort()).toEqual([...routes].sort());
    }),
  );
});
