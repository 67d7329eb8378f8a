import { Flex, Skeleton } from 'antd';
import { useLoad } from '@/hooks/useLoad';
import { goodsApi } from '@/services/goods/api';
import { ComposePost, type ComposePostProps } from './ComposePost';

type Props = Omit<ComposePostProps, 'goods'> & { readonly goodsId: string };

/** Begins a video with a goods of the library; one that is gone leaves the page as it is begun without any. */
export function ComposeFromGoods({ goodsId, ...rest }: Props) {
  const { data, error } = useLoad(goodsApi.info, { id: goodsId }, { fresh: true, refreshOnWindowFocus: false });
  if (data) return <ComposePost {...rest} goods={data} />;
  if (error) return <ComposePost {...rest} />;
  return (
    <Flex vertical gap={32} style={{ maxInlineSize: 960, marginInline: 'auto', padding: '32px 24px' }} aria-busy="true">
      <Skeleton active paragraph={{ rows: 8 }} />
    </Flex>
  );
}
