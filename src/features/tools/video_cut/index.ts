export { VideoCut } from './VideoCut';
