import '@/hooks/allMessages';
import { InvitePage } from '@/features/account/invite/InvitePage';

export default function AccountInvitePage() {
  return <InvitePage />;
}
