export { findBeats, findTempo } from './beats';
export { extractSound } from './extractSound';
export { loops } from './loops.data';
export { SAMPLE_RATE, type StereoBlock } from './mix';
export { silences } from './silences';
export { SoundMixer } from './soundMixer';
export { planSound, type SoundPlan, type SoundRole, type SoundSegment } from './soundPlan';
export { type LoopScore, loopSeconds, renderLoop } from './synth';
export { wavFile } from './wavFile';
