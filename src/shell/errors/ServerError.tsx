import { StatusPage } from '@/components/StatusPage';
import { BrokenScene } from '@/components/scenes';
import { useT } from '@/hooks/useT';
import { useWayOn } from './useWayOn';

/** The service does not answer as it should. */
export function ServerError() {
  const t = useT();
  return (
    <StatusPage
      illustration={<BrokenScene />}
      title={t('shell.server_error')}
      description={t('shell.server_error_hint')}
      actions={useWayOn()}
    />
  );
}
