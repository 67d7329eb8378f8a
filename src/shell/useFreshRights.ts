import { useModel } from '@umijs/max';
import { useLoad } from '@/hooks/useLoad';
import { accountApi } from '@/services/account/api';

const askEvery = 10_000;

/**
 * For who stands before a closed page: asks now and then, and when the window is looked at again, what the user may do
 * now. A right that was granted meanwhile opens the page without a reload. A failure changes nothing.
 */
export function useFreshRights(): void {
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
