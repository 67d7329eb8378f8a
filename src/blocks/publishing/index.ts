export { findingText } from './findingText';
export { loadPublishGround, ownZone, type PublishGround, takenOf } from './flow/publishGround';
export { callsOf, mostPosts, type SendOrder, type Sent, sendPosts } from './flow/sendPosts';
export { type FlowUndo, useFlowUndo } from './flow/useFlowUndo';
export { PlatformMark, type PlatformMarkProps } from './PlatformMark';
export { VideoPicker, type VideoPickerProps } from './picker/VideoPicker';
export { StateTag } from './StateTag';
export { useDates } from './useDates';
