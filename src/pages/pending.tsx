import { useLocation } from '@umijs/max';
import { StatusPage } from '@/components/StatusPage';
import { PendingScene } from '@/components/scenes';
import { useT } from '@/hooks/useT';
import { useWayOn } from '@/shell/errors/useWayOn';
import { InShell } from '@/shell/layouts/InShell';
import { labelId, useCurrentPage } from '@/shell/menu/pages';

/** Honest placeholder for every page of config/routes/pending.ts. */
export default function PendingPage() {
  const t = useT();
  const { pathname } = useLocation();
  const page = useCurrentPage();
  const name = page?.name;
  const placeholder = (
    <StatusPage
      illustration={<PendingScene />}
      title={t('shell.pending_title', { name: name ? t(labelId(name)) : pathname })}
      description={t('shell.pending_hint')}
      actions={useWayOn()}
    />
  );
  // Pages without a right stand outside every layout.
  return page?.access ? placeholder : <InShell>{placeholder}</InShell>;
}
