export { PostPreview } from './PostPreview';
