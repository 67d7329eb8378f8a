export { StreamedText, type StreamedTextProps } from './StreamedText';
export { Suggestion, type SuggestionProps } from './Suggestion';
export { useWriterInfo } from './useWriterInfo';
export { type UsedWriting, useWriting } from './useWriting';
export { WriterBadge, type WriterBadgeProps } from './WriterBadge';
export { languageLabels, toneLabels, type WritingActEntry, writingActs } from './writingActs';
