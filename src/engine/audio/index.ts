export { findBeats, findTempo } from './beats';
export { extractSound } from './extractSound';
export { SAMPLE_RATE, type StereoBlock } from './mix';
export { silences } from './silences';
export { SoundMixer } from './soundMixer';
export { planSound, type SoundPlan, type SoundRole, type SoundSegment } from './soundPlan';
export { wavFile } from './wavFile';
