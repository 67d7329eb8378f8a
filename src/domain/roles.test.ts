import { allPages } from '../../config/routes';
import { actionKeys } from '../../mock/_data/actions';
import { builtInRoles } from '../../mock/_data/identity';
import { addGrants, compareGrants, grantOrigin, isEmptyGrants, pagesOfAction, removeGrants } from './roles';

const none = { routes: [], actions: [] };
const anyPage = () => true;

describe('an action and its page', () => {
  test('every page that an action needs is declared', () => {
    const declared = new Set(allPages.map(({ name }) => name));
    expect(actionKeys.flatMap(pagesOfAction).filter((page) => !declared.has(page))).toEqual([]);
  });

  test('only comments need none', () => {
    expect(actionKeys.filter((key) => pagesOfAction(key).length === 0)).toEqual(['comment.save']);
  });

  test('the built-in roles give no action without a page for it', () => {
    for (const role of builtInRoles)
      expect(addGrants(none, role, anyPage).grants.routes.filter((page) => !role.routes.includes(page))).toEqual([]);
  });

  test('the page comes along and is named', () => {
    expect(addGrants(none, { routes: [], actions: ['goods.save'] }, anyPage)).toEqual({
      grants: { routes: ['creative.goods'], actions: ['goods.save'] },
      along: { routes: ['creative.goods'], actions: [] },
    });
  });

  test('another page that serves is enough', () => {
    const before = { routes: ['merchant.goods'], actions: [] };
    expect(addGrants(before, { routes: [], actions: ['goods.save'] }, anyPage).along.routes).toEqual([]);
  });

  test('a page that the giver does not hold does not come along', () => {
    const change = addGrants(none, { routes: [], actions: ['goods.save'] }, (page) => page === 'merchant.goods');
    expect(change.along.routes).toEqual(['merchant.goods']);
    expect(addGrants(none, { routes: [], actions: ['goods.save'] }, () => false).grants.routes).toEqual([]);
  });

  test('the last page takes its actions along, the last but one does not', () => {
    const both = { routes: ['creative.goods', 'merchant.goods'], actions: ['goods.save', 'comment.save'] };
    const first = removeGrants(both, { routes: ['creative.goods'], actions: [] });
    expect(first.along.actions).toEqual([]);
    const second = removeGrants(first.grants, { routes: ['merchant.goods'], actions: [] });
    expect(second).toEqual({
      grants: { routes: [], actions: ['comment.save'] },
      along: { routes: [], actions: ['goods.save'] },
    });
  });
});

test('two roles are told apart', () => {
  const one = { routes: ['workbench', 'creative.goods'], actions: ['goods.save'] };
  const other = { routes: ['workbench'], actions: ['goods.save', 'goods.delete'] };
  expect(compareGrants(one, other)).toEqual({
    routes: { onlyFirst: ['creative.goods'], onlySecond: [], both: ['workbench'] },
    actions: { onlyFirst: [], onlySecond: ['goods.delete'], both: ['goods.save'] },
  });
});

test('a key is told as its template has it, or what the role made of it', () => {
  const template = { routes: ['workbench', 'creative.goods'], actions: ['goods.save'] };
  const role = { routes: ['workbench', 'publish.calendar'], actions: ['goods.save', 'goods.delete'] };
  const origins = ['workbench', 'goods.save', 'publish.calendar', 'goods.delete', 'creative.goods', 'lead.save'].map(
    (key) => grantOrigin(key, role, template),
  );
  expect(origins).toEqual(['inherited', 'inherited', 'added', 'added', 'removed', undefined]);
  expect(grantOrigin('workbench', role, undefined)).toBeUndefined();
});

test('a role is empty only without any key', () => {
  expect(isEmptyGrants(none)).toBe(true);
  expect(isEmptyGrants({ routes: ['workbench'], actions: [] })).toBe(false);
  expect(isEmptyGrants({ routes: [], actions: ['goods.save'] })).toBe(false);
});
