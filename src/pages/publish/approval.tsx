import '@/hooks/allMessages';
import { ApprovalPage } from '@/features/publish/approval/ApprovalPage';

export default function PublishApprovalPage() {
  return <ApprovalPage />;
}
