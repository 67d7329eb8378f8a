export { PostPreview, type PostPreviewProps } from './PostPreview';
export type { PreviewAccount, PreviewPost } from './types';
