export { ComplianceBar, type ComplianceBarProps } from './ComplianceBar';
export { ComplianceTextArea, type ComplianceTextAreaProps } from './ComplianceTextArea';
export { type ComplianceCounts, complianceMarks } from './complianceMarks';
export { toTextMarks } from './levels';
export { MarkCard } from './MarkCard';
export { MarkList } from './MarkList';
export { refreshOwnWords, useOwnWords } from './ownWords';
export { type Compliance, type ComplianceOptions, useCompliance } from './useCompliance';
export { type Replacing, useReplacing } from './useReplacing';
