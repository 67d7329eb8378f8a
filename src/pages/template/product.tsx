import '@/hooks/allMessages';
import { GoodsTemplatesPage } from '@/features/provider-records/goods-templates/GoodsTemplatesPage';

export default GoodsTemplatesPage;
