import { useLoad } from '@/hooks/useLoad';
import { goodsApi } from '@/services/goods/api';

/** Category of the goods that a text is about: it chooses the rules of the trade. */
export function useGoodsCategory(goodsId: string | undefined): string | undefined {
  const { data } = useLoad(goodsApi.info, goodsId === undefined ? undefined : { id: goodsId });
  return goodsId && data?.id === goodsId ? data.category || undefined : undefined;
}
