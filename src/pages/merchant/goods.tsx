import '@/hooks/allMessages';
import { MerchantGoods } from '@/features/goods/merchant/MerchantGoods';

export default function MerchantGoodsPage() {
  return <MerchantGoods />;
}
