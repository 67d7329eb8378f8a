export { type CitedPassage, citedLines, citeMark } from './cite';
export { cutPassages } from './cutPassages';
export { headingsOf } from './headings';
export { marksOf, PassageIndex, type SearchOptions } from './PassageIndex';
export { bestSentences, sentencesIn } from './quote';
export { type CutSizes, type Heading, type Hit, type Passage, type Place, sizeBounds, usualSizes } from './types';
