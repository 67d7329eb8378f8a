export { AnswerCites } from './AnswerCites';
export { CiteChip, type CiteSource } from './CiteChip';
export { KnowledgePicker } from './KnowledgePicker';
export { knowledgeAddress } from './knowledgeAddress';
export { PassageText } from './PassageText';
export { SourceList } from './SourceList';
export { useCited } from './useCited';
