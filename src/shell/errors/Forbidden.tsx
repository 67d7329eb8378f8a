import { useModel } from '@umijs/max';
import { StatusPage } from '@/components/StatusPage';
import { LockedScene } from '@/components/scenes';
import { useT } from '@/hooks/useT';
import { useWayOn } from './useWayOn';

/** The page exists, the right does not. */
export function Forbidden() {
  const t = useT();
  const { initialState } = useModel('@@initialState');
  const isProvider = initialState?.currentUser?.business === 'provider';
  return (
    <StatusPage
      illustration={<LockedScene />}
      title={t('shell.forbidden')}
      description={t(isProvider ? 'shell.forbidden_hintProvider' : 'shell.forbidden_hint')}
      actions={useWayOn()}
    />
  );
}
