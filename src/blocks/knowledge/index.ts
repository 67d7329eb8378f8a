export { AnswerCites, CiteChip, type CiteSource, PassageText, SourceList, useCited } from './CiteChip';
export { KnowledgePicker } from './KnowledgePicker';
export { knowledgeAddress } from './knowledgeAddress';
