import '@/hooks/allMessages';
import { ProfilePage } from '@/features/account/ProfilePage';

export default function AccountProfilePage() {
  return <ProfilePage />;
}
