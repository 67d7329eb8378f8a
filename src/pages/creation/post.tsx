import '@/hooks/allMessages';
import { ArticlesPage } from '@/features/articles/list/ArticlesPage';

/** /creation/post */
export default function PostPage() {
  return <ArticlesPage />;
}
