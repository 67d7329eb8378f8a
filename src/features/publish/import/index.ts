export { ImportPosts, type ImportPostsProps } from './ImportPosts';
export { RepeatPost, type RepeatPostProps } from './RepeatPost';
