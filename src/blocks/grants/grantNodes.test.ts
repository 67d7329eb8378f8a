import zhCN from '../../../locales/zh-CN';
import { actionKeys } from '../../../mock/_data/actions';
import { builtInRoles } from '../../../mock/_data/identity';
import { buildGrantTree, type GrantNode, grantsUnder } from './grantNodes';

const titles = { area: (key: string) => key, page: (key: string) => key, action: (key: string) => key };
const shape = (nodes: readonly GrantNode[]): unknown[] =>
  nodes.map(({ key, children }) => (children.length > 0 ? [key, ...shape(children)] : key));
const keys = {
  routes: ['workbench', 'creative.goods', 'creative.media'],
  actions: ['goods.save', 'goods.delete', 'comment.save'],
};

test('areas hold pages, pages hold what is done there, and what has no page stands at the end', () => {
  expect(shape(buildGrantTree(keys, titles, ''))).toEqual([
    ['area:workbench', 'workbench'],
    ['area:creative', ['creative.goods', 'goods.save', 'goods.delete'], 'creative.media'],
    ['area:other', 'comment.save'],
  ]);
});

test('a search keeps the page of an action that it finds', () => {
  expect(shape(buildGrantTree(keys, titles, 'DELETE'))).toEqual([
    ['area:creative', ['creative.goods', 'goods.delete']],
  ]);
});

test('an area stands for all that is shown below it, a page for itself', () => {
  const [area] = buildGrantTree(keys, titles, 'delete');
  expect(area && grantsUnder(area)).toEqual({ routes: ['creative.goods'], actions: ['goods.delete'] });
  expect(area?.children[0] && grantsUnder(area.children[0])).toEqual({ routes: ['creative.goods'], actions: [] });
});

test('every key that a merchant can give has a name', () => {
  const routes = builtInRoles.flatMap((role) => role.routes);
  const ids = [
    ...routes.flatMap((key) => [`menu.${key}`, `menu.${key.split('.')[0]}`]),
    ...actionKeys.flatMap((key) => {
      const [object, verb] = key.split('.');
      return [`team.object.${object}`, `team.verb.${verb}`];
    }),
  ];
  expect([...new Set(ids)].filter((id) => !(id in zhCN))).toEqual([]);
});
