import { useModel } from '@umijs/max';
import PublicFrame from '@/components/PublicFrame';
import Home from '@/features/home/Home';
import { layout } from '../../config/layout';

export default function HomePage() {
  const { initialState } = useModel('@@initialState');
  const home = initialState?.currentUser?.business === 'provider' ? layout.providerHome : layout.backFallback;
  return (
    <PublicFrame wide>
      <Home startAt={initialState?.isLogin ? home : layout.loginPath} />
    </PublicFrame>
  );
}
