import '@/hooks/allMessages';
import { Flex } from 'antd';
import { LoadState } from '@/components/LoadFailure';
import { PageHead } from '@/components/resource/PageHead';
import { BrandForm } from '@/features/brand/BrandForm';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { brandApi } from '@/services/brand/api';

/** The provider's brand: prepared as a draft, compared, made live, taken back. */
export default function PlatformBrand() {
  const t = useT();
  // The form takes its start from the first answer.
  const { data, error, refresh } = useLoad(brandApi.info, {}, { fresh: true });
  return (
    <Flex vertical gap={16}>
      <PageHead title={t('brand.pageTitle')} subtitle={t('brand.subtitle')} />
      <LoadState data={data} error={error} onRetry={refresh} />
      {data && <BrandForm state={data} />}
    </Flex>
  );
}
