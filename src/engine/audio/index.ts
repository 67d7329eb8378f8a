export { SAMPLE_RATE, type StereoBlock } from './mix';
export { SoundMixer } from './soundMixer';
export { planSound, type SoundPlan, type SoundRole, type SoundSegment } from './soundPlan';
