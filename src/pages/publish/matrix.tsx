import '@/hooks/allMessages';
import { MatrixPage } from '@/features/publish/matrix/MatrixPage';

export default function PublishMatrixPage() {
  return <MatrixPage />;
}
