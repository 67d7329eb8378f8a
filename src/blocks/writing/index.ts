export { AlikeNotice } from './AlikeNotice';
export { GoOnButton } from './GoOnButton';
export { ScriptNotices } from './ScriptNotices';
export { StreamedText, WriterBadge } from './StreamedText';
export { Suggestion } from './Suggestion';
export { useWriterInfo } from './useWriterInfo';
export { useWriting } from './useWriting';
export { withAudience } from './withAudience';
export { languageLabels, toneLabels, type WritingActionEntry, writingActions } from './writingActions';
