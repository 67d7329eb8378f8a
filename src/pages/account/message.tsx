import '@/hooks/allMessages';
import { RemindersPage } from '@/features/account/RemindersPage';

export default function AccountMessagePage() {
  return <RemindersPage />;
}
