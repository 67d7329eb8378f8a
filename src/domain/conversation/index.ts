export { type AnswerContent, type AnswerLine, type AnswerTopic, readAnswer } from './readAnswer';
export { newestLeaf, pathTo, siblingsOf, type TreeMessage } from './tree';
