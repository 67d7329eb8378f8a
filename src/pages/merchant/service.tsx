import '@/hooks/allMessages';
import { Alert, Flex } from 'antd';
import { useState } from 'react';
import { LoadState } from '@/components/LoadFailure';
import { PageHead } from '@/components/resource/PageHead';
import type { ServiceKind } from '@/domain/merchantServices';
import { ServiceCard } from '@/features/services/ServiceCard';
import { ServiceDrawer } from '@/features/services/ServiceDrawer';
import { useCan } from '@/hooks/useCan';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { merchantServiceApi } from '@/services/merchant_service/api';

/** Who writes, speaks and listens for the merchant, and its own services for it. */
export default function MerchantServicePage() {
  const t = useT();
  const canSave = useCan()('merchant_service.save');
  const { data, error, refresh } = useLoad(merchantServiceApi.data);
  const [edited, setEdited] = useState<ServiceKind>();
  const service = data?.list.find(({ kind }) => kind === edited);
  return (
    <Flex vertical gap={16}>
      <PageHead title={t('merchantService.title')} subtitle={t('merchantService.subtitle')} />
      {!canSave && <Alert type="info" showIcon title={t('merchantService.readOnly')} />}
      <LoadState data={data} error={error} onRetry={refresh} rows={10} />
      {data?.list.map((one) => (
        <ServiceCard key={one.kind} service={one} onEdit={() => setEdited(one.kind)} />
      ))}
      {service && <ServiceDrawer service={service} onClose={() => setEdited(undefined)} />}
    </Flex>
  );
}
