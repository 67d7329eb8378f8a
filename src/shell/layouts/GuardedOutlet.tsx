import { Outlet, useAccess, useModel } from '@umijs/max';
import { useLoad } from '@/hooks/useLoad';
import { useMerchantZone } from '@/hooks/useMerchantZone';
import { accountApi } from '@/services/account/api';
import { Forbidden } from '../errors/Forbidden';
import { NotFound } from '../errors/NotFound';
import { PageBoundary } from '../errors/PageBoundary';
import { useCurrentPage } from '../menu/pages';
import { isAllowed } from '../rights';
import { withUser } from '../startup/withUser';

/** How often a page that is closed asks whether it is open now, ms. */
const CLOSED_POLL_MS = 10_000;
/** How often an open page asks whether it still may be, ms; the window's focus and a refused call ask at once. */
const OPEN_POLL_MS = 60_000;

/**
 * Asks now and then, and when the window is looked at again, what the user may do now: a right that was granted opens a
 * page without a reload, one that was taken closes it. A failure changes nothing.
 */
function useFreshRights(pollMs: number): void {
  const { setInitialState } = useModel('@@initialState');
  useLoad(
    accountApi.info,
    {},
    {
      pollingInterval: pollMs,
      pollingWhenHidden: false,
      refreshOnWindowFocus: true,
      onSuccess: (user) => void setInitialState((state) => withUser(state, user)),
    },
  );
}

/**
 * The page of a layout, if the user may see it. Judged at each render from the present rights: Umi's own check keeps a
 * 403 until the next navigation.
 */
export function GuardedOutlet() {
  const rights = useAccess();
  const page = useCurrentPage();
  const zone = useMerchantZone();
  const isOpen = page !== undefined && isAllowed(rights, { name: page.name, access: page.access });
  useFreshRights(isOpen ? OPEN_POLL_MS : CLOSED_POLL_MS);
  if (!page) return <NotFound />;
  if (!isOpen) return <Forbidden />;
  return (
    // Another zone is another today and other days: the page begins anew.
    <PageBoundary key={zone}>
      <Outlet />
    </PageBoundary>
  );
}
