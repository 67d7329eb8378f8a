import { useSearchParams } from '@umijs/max';
import { StatusPage } from '@/components/StatusPage';
import { BrokenScene } from '@/components/scenes';
import { useT } from '@/hooks/useT';
import { useWayOn } from '@/shell/errors/useWayOn';
import { InShell } from '@/shell/layouts/InShell';

/** Where a showType 9 leads (brief, point 8): says what the server said. */
export default function ExceptionPage() {
  const t = useT();
  const [query] = useSearchParams();
  const code = query.get('errorCode');
  const message = query.get('errorMessage');
  const wayOn = useWayOn();
  return (
    <InShell>
      <StatusPage
        illustration={<BrokenScene />}
        title={t('shell.exception')}
        description={message || t('shell.exception_unknown')}
        actions={wayOn}
        detail={code ? t('shell.exception_code', { code }) : null}
      />
    </InShell>
  );
}
