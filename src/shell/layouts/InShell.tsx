import { useModel } from '@umijs/max';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '@/components/lazyPart';
import Loading from '../Loading';

const MainFrame = lazyPart(() => import('./MainFrame').then((module) => ({ default: module.MainFrame })));

interface InShellProps {
  readonly children: ReactNode;
}

/** Puts a page that has no layout of its own inside the shell for whoever is logged in (ruling 16). */
export function InShell({ children }: InShellProps) {
  const { initialState } = useModel('@@initialState');
  if (!initialState?.isLogin) return <main>{children}</main>;
  return (
    <Suspense fallback={<Loading />}>
      <MainFrame>{children}</MainFrame>
    </Suspense>
  );
}
