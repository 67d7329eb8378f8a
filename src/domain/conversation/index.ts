export { type AnswerContent, type AnswerTopic, readAnswer } from './readAnswer';
export { newestLeaf, pathTo, siblingsOf } from './tree';
