export { VideoToAudio } from './VideoToAudio';
