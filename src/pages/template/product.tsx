import '@/hooks/allMessages';
import { GoodsTemplatesPage } from '@/features/provider-records/GoodsTemplatesPage';

export default GoodsTemplatesPage;
