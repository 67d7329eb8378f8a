import '@/hooks/allMessages';
import { ApiTokensPage } from '@/features/api-tokens/ApiTokensPage';

export default ApiTokensPage;
