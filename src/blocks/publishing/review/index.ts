export { VideoReview, type VideoReviewProps } from './VideoReview';
