import '@/hooks/allMessages';
import { PushesPage } from '@/features/pushes/PushesPage';

export default PushesPage;
