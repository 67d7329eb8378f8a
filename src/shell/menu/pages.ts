import { useRouteProps } from '@umijs/max';
import { allPages } from '../../../config/routes';
import type { AppRoute } from '../../../config/routes/types';

const byName = new Map(allPages.map((page) => [page.name ?? '', page]));

/**
 * The declared page that the router shows; undefined for addresses that are not listed. Never told from the address:
 * the router ignores case, decodes and drops slashes, so that `/Compose/Post` shows the page of `/compose/post`.
 */
export function useCurrentPage(): AppRoute | undefined {
  const { name } = useRouteProps<{ readonly name?: string }>();
  return byName.get(name ?? '');
}
