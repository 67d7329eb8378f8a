import { useMemo, useState } from 'react';
import { LoadFailure } from '@/components/LoadFailure';
import { ResourcePage } from '@/components/resource/ResourcePage';
import { Text } from '@/components/ui/Text';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { promotionApi } from '@/services/promotion/api';
import { NoChannel } from './MyChannelPage';
import { partnersResource } from './ownResources';
import { useMoney } from './useMoney';

/** The merchants that this channel and those below it brought, and what each has earned it. */
export function PartnersPage() {
  const t = useT();
  const { money } = useMoney();
  const { data, error, refresh } = useLoad(promotionApi.info);
  const [sum, setSum] = useState<number>();
  const resource = useMemo(() => partnersResource(setSum), []);
  if (error && !data) return <LoadFailure error={error} onRetry={refresh} />;
  if (data?.channel === null) return <NoChannel />;
  return (
    <ResourcePage
      resource={resource}
      intro={sum !== undefined && <Text type="secondary">{t('channel.own.sum', { sum: money(sum) })}</Text>}
    />
  );
}
