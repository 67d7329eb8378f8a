export { ComplianceBar } from './ComplianceBar';
export { ComplianceTextArea, type ComplianceTextAreaProps } from './ComplianceTextArea';
export { complianceMarks } from './complianceMarks';
export { toTextMarks } from './levels';
export { MarkCard } from './MarkCard';
export { MarkList } from './MarkList';
export { refreshOwnWords, useOwnWords } from './ownWords';
export { useCompliance } from './useCompliance';
export { useReplacing } from './useReplacing';
