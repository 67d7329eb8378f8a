export { VideoReview } from './VideoReview';
