import '@/hooks/allMessages';
import { FeedbackPage } from '@/features/provider-merchants/FeedbackPage';

export default FeedbackPage;
