export { PlatformMark, type PlatformMarkProps } from './PlatformMark';
export { VideoPicker, type VideoPickerProps } from './picker/VideoPicker';
export { StateTag } from './StateTag';
export { useDates } from './useDates';
