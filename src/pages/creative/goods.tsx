import '@/hooks/allMessages';
import { GoodsLibrary } from '@/features/goods/GoodsLibrary';

export default function GoodsPage() {
  return <GoodsLibrary />;
}
