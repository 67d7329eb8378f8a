import { Outlet, useAccess, useLocation } from '@umijs/max';
import { Forbidden } from '../errors/Forbidden';
import { PageBoundary } from '../errors/PageBoundary';
import { pageOf } from '../menu/pages';
import { isAllowed } from '../rights';
import { useFreshRights } from '../useFreshRights';

/**
 * The page of a layout, if the user may see it. Judged at each render from the present rights: Umi's own check keeps a
 * 403 until the next navigation.
 */
export function GuardedOutlet() {
  const rights = useAccess();
  const { pathname } = useLocation();
  const page = pageOf(pathname);
  if (page && !isAllowed(rights, { name: page.name, access: page.access })) return <ForbiddenForNow />;
  return (
    <PageBoundary>
      <Outlet />
    </PageBoundary>
  );
}

function ForbiddenForNow() {
  useFreshRights();
  return <Forbidden />;
}
