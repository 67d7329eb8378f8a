export { ImportPosts } from './ImportPosts';
export { RepeatPost } from './RepeatPost';
