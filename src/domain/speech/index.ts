export { type NarrationLine, narrationLines, withoutPauses } from './narration';
export { pauseText } from './readAloud.data';
export { sayInteger, sayNumber } from './sayNumber';
export { type Reading, readOuts, speakable, withReadings } from './speakable';
