export { SubtitleRemover } from './SubtitleRemover';
