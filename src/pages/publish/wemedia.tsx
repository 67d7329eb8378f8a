import '@/hooks/allMessages';
import { AccountsPage } from '@/features/publish/accounts/AccountsPage';

export default function PublishWemediaPage() {
  return <AccountsPage />;
}
