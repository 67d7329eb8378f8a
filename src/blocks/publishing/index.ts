export { PlatformMark, type PlatformMarkProps } from './PlatformMark';
export { StateTag } from './StateTag';
export { useDates } from './useDates';
