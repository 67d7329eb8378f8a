import { StatusPage } from '@/components/StatusPage';
import { LostScene } from '@/components/scenes';
import { useT } from '@/hooks/useT';
import { useWayOn } from './useWayOn';

/** Nothing lives at this address. */
export function NotFound() {
  const t = useT();
  return (
    <StatusPage
      illustration={<LostScene />}
      title={t('shell.not_found')}
      description={t('shell.not_found_hint')}
      actions={useWayOn()}
    />
  );
}
