import '@/hooks/allMessages';
import { HelpPage } from '@/features/help/HelpPage';

export default function MerchantHelpPage() {
  return <HelpPage />;
}
