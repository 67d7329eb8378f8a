export { MetaFields } from './MetaFields';
export {
  draftOf,
  type EditorAction,
  type EditorState,
  type FrameworkDraft,
  firstSegments,
  isDirty,
  openEditor,
  reduceEditor,
  withKeys,
} from './model';
export { SegmentsEditor } from './SegmentsEditor';
export { StructurePane } from './StructurePane';
