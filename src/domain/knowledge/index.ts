export { type CitedPassage, citedLines, citeMark } from './cite';
export { cutPassages } from './cutPassages';
export { headingsOf } from './headings';
export { bestSentences, marksOf, PassageIndex } from './PassageIndex';
export { type CutSizes, type Hit, type Passage, type Place, sizeBounds, usualSizes } from './types';
