import { matchPath } from '@umijs/max';

interface Route {
  readonly path?: string;
  readonly parentId?: string;
}

/**
 * Umi's route components are React.lazy, which begins to import only when it is drawn, and then draws a fallback for at
 * least 300 ms even when the code is there already. `_init` is what React calls first; it throws the import's promise
 * until that is settled. Where a React has it no more, pages load as they always do.
 */
interface LazyComponent {
  readonly _payload?: unknown;
  readonly _init?: (payload: unknown) => unknown;
}

let warm: Promise<unknown> = Promise.resolve();

/** Umi's `patchRoutes`: imports the code of the page asked for and of the layouts around it, before anything is drawn. */
export function warmRoutes({
  routes,
  routeComponents,
}: {
  readonly routes: Readonly<Record<string, Route>>;
  readonly routeComponents: Readonly<Record<string, object>>;
}): void {
  warm = Promise.all(idsOf(routes, window.location.pathname).map((id) => begin(routeComponents[id])));
}

/** Resolves when the first page's code is there or cannot be had. Never rejects. */
export function firstPageCode(): Promise<unknown> {
  return warm;
}

/** Ids of the route of `path` and of its parents. */
export function idsOf(routes: Readonly<Record<string, Route>>, path: string): readonly string[] {
  const found = Object.keys(routes).find((id) => {
    const pattern = routes[id]?.path;
    return pattern !== undefined && matchPath(pattern, path) !== null;
  });
  const ids: string[] = [];
  for (let id = found; id !== undefined; id = routes[id]?.parentId) ids.push(id);
  return ids;
}

async function begin(component: LazyComponent | undefined): Promise<void> {
  try {
    component?._init?.(component._payload);
  } catch (thrown) {
    // A failed import is shown where the page would be.
    await Promise.resolve(thrown).catch(() => undefined);
  }
}
