import { pagesOfAction, type RoleGrants } from '@/domain/roles';

export interface GrantNode {
  readonly key: string;
  readonly title: string;
  readonly kind: 'area' | 'page' | 'action';
  readonly children: readonly GrantNode[];
}

interface GrantTitles {
  readonly area: (area: string) => string;
  readonly page: (key: string) => string;
  readonly action: (key: string) => string;
}

/** The area of actions that none of the pages offers. */
export const OTHER_AREA = 'other';

/** Areas, their pages, and under each page the actions that are offered there; only what a search finds. */
export function buildGrantTree(keys: RoleGrants, titles: GrantTitles, search: string): readonly GrantNode[] {
  const wanted = search.trim().toLowerCase();
  const isFound = (title: string) => title.toLowerCase().includes(wanted);
  const homeOf = (action: string) => pagesOfAction(action).find((page) => keys.routes.includes(page));
  const actionNodes = (home: string | undefined): readonly GrantNode[] =>
    keys.actions
      .filter((key) => homeOf(key) === home)
      .map((key) => ({ key, title: titles.action(key), kind: 'action', children: [] }));

  const pageNode = (key: string): GrantNode => {
    const title = titles.page(key);
    const actions = actionNodes(key);
    return {
      key,
      title,
      kind: 'page',
      children: isFound(title) ? actions : actions.filter((one) => isFound(one.title)),
    };
  };
  const areaNode = (area: string): GrantNode => {
    const nodes =
      area === OTHER_AREA
        ? actionNodes(undefined)
        : keys.routes.filter((key) => key.split('.')[0] === area).map(pageNode);
    const children = nodes.filter(({ title, children }) => isFound(title) || children.length > 0);
    return { key: `area:${area}`, title: titles.area(area), kind: 'area', children };
  };
  const areas = new Set(keys.routes.map((key) => key.split('.')[0] ?? ''));
  return [...areas, OTHER_AREA].map(areaNode).filter(({ children }) => children.length > 0);
}

/** The keys that ticking a node means: of an area all that is shown below it, otherwise its own. */
export function grantsUnder(node: GrantNode): RoleGrants {
  if (node.kind === 'page') return { routes: [node.key], actions: [] };
  if (node.kind === 'action') return { routes: [], actions: [node.key] };
  const all = node.children.flatMap((child) => [child, ...child.children]);
  const keysOf = (kind: GrantNode['kind']) => all.filter((one) => one.kind === kind).map(({ key }) => key);
  return { routes: keysOf('page'), actions: keysOf('action') };
}
