import '@/hooks/allMessages';
import { Flex, Skeleton } from 'antd';
import { loadSchedulingData } from '@/blocks/publishing';
import { LoadFailure } from '@/components/LoadFailure';
import { PageHead } from '@/components/resource/PageHead';
import { MatrixEditor } from '@/features/publish/matrix/MatrixEditor';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';

/** Many videos over many accounts: laid out, seen, put right by hand, and planned in one act. */
export default function PublishMatrixPage() {
  const t = useT();
  const { data, error, loading, refresh } = useLoad(loadSchedulingData);
  return (
    <Flex vertical gap={16}>
      <PageHead title={t('publishMatrix.title')} subtitle={t('publishMatrix.subtitle')} />
      {error && !loading && <LoadFailure error={error} onRetry={refresh} />}
      {!data && loading && <Skeleton active paragraph={{ rows: 12 }} />}
      {data && <MatrixEditor scheduling={data} isLoading={loading} onReload={refresh} />}
    </Flex>
  );
}
