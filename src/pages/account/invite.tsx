import '@/hooks/allMessages';
import { InvitePage } from '@/features/account/InvitePage';

export default function AccountInvitePage() {
  return <InvitePage />;
}
