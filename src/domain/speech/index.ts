export { type NarrationLine, narrationLines, withoutPauses } from './narration';
export { pauseText } from './readAloud.data';
export { type Reading, readOuts, withReadings } from './readings';
export { sayInteger, sayNumber } from './sayNumber';
export { speakable } from './speakable';
