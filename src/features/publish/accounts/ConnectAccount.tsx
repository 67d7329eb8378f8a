import { Button } from 'antd';
import { Can } from '@/components/Can';
import { PageLink } from '@/components/PageLink';
import { useT } from '@/hooks/useT';

/** The way to the first account, for a shop that has none to publish by. */
export function ConnectAccount() {
  const t = useT();
  return (
    <Can action="wemedia.bind">
      <PageLink to="/publish/wemedia?connect=1">
        <Button type="primary" tabIndex={-1}>
          {t('publishTruth.connect')}
        </Button>
      </PageLink>
    </Can>
  );
}
