export { StreamedText } from './StreamedText';
export { Suggestion } from './Suggestion';
export { useWriterInfo } from './useWriterInfo';
export { useWriting } from './useWriting';
export { WriterBadge } from './WriterBadge';
export { languageLabels, toneLabels, type WritingActionEntry, writingActions } from './writingActions';
