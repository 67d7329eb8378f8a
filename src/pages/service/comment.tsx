import '@/hooks/allMessages';
import { PostCommentsPage } from '@/features/post-comments/PostCommentsPage';

export default PostCommentsPage;
