import { Outlet, useAccess, useModel } from '@umijs/max';
import { useLoad } from '@/hooks/useLoad';
import { useMerchantZone } from '@/hooks/useMerchantZone';
import { accountApi } from '@/services/account/api';
import { Forbidden } from '../errors/Forbidden';
import { NotFound } from '../errors/NotFound';
import { PageBoundary } from '../errors/PageBoundary';
import { useCurrentPage } from '../menu/pages';
import { isAllowed } from '../rights';

const askEvery = 10_000;

/**
 * For who stands before a closed page: asks now and then, and when the window is looked at again, what the user may do
 * now. A right that was granted meanwhile opens the page without a reload. A failure changes nothing.
 */
function useFreshRights(): void {
  const { setInitialState } = useModel('@@initialState');
  useLoad(
    accountApi.info,
    {},
    {
      staleTime: 0,
      pollingInterval: askEvery,
      pollingWhenHidden: false,
      refreshOnWindowFocus: true,
      onSuccess: (user) =>
        void setInitialState((state) =>
          state?.isLogin && state.currentUser?.id === user.id ? { ...state, currentUser: user } : state,
        ),
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
  if (!page) return <NotFound />;
  if (!isAllowed(rights, { name: page.name, access: page.access })) return <ForbiddenForNow />;
  return (
    // Another zone is another today and other days: the page begins anew.
    <PageBoundary key={zone}>
      <Outlet />
    </PageBoundary>
  );
}

function ForbiddenForNow() {
  useFreshRights();
  return <Forbidden />;
}
