export { useDates } from '@/hooks/useDates';
export { findingText } from './findingText';
export { loadSchedulingData, type SchedulingData, toTakenSlots } from './flow/schedulingData';
export { callsOf, type SendOrder, type Sent, sendPosts } from './flow/sendPosts';
export { type FlowUndo, useFlowUndo } from './flow/useFlowUndo';
export { PlatformMark, StateTag } from './PlatformMark';
export { PublishTimePicker } from './PublishTimePicker';
export { VideoPicker } from './picker/VideoPicker';
export { SimulatedTag } from './SimulatedTag';
