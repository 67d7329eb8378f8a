import '@/hooks/allMessages';
import { CardPage } from '@/features/account/card/CardPage';

export default CardPage;
