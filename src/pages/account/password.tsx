import '@/hooks/allMessages';
import { SecurityPage } from '@/features/account/security/SecurityPage';

export default function AccountPasswordPage() {
  return <SecurityPage />;
}
