import { StatusPage } from '@/components/StatusPage';
import { LockedScene } from '@/components/scenes';
import { useT } from '@/hooks/useT';
import { useWayOn } from './useWayOn';

/** The page exists, the right does not. */
export function Forbidden() {
  const t = useT();
  return (
    <StatusPage
      illustration={<LockedScene />}
      title={t('shell.forbidden')}
      description={t('shell.forbidden_hint')}
      actions={useWayOn()}
    />
  );
}
