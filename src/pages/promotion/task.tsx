import '@/hooks/allMessages';
import { PromotionTasksPage } from '@/features/promotion-tasks/PromotionTasksPage';

export default PromotionTasksPage;
