import { ResourcePage } from '@/components/resource/ResourcePage';
import { goodsResource } from '@/features/goods/goodsResource';

export default function GoodsPage() {
  return <ResourcePage resource={goodsResource} />;
}
