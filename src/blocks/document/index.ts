export { type Autosave, createAutosave, type SaveContext, type SaveResult, saveRecord } from './autosave';
export {
  DocumentProvider,
  useDocument,
  useDocumentId,
  useDocumentSession,
  useOpenSession,
  useSelected,
} from './DocumentContext';
export { DocumentLoader, Opening } from './DocumentLoader';
export { createDocumentStore, type DocumentState, type DocumentStore, type ReadonlyStore } from './documentStore';
export { type DraftStorage, draftStorageOf, keptDrafts, newKey, projectKey, type StoredDraft } from './draftStorage';
export { PresenceNotice, RecoverNotice } from './notices';
export { type Opened, openDocument, type ServerCopy, type SessionStart, startFromDraft } from './openDocument';
export { SaveCommand, SaveStatus } from './SaveStatus';
export {
  type CompareProps,
  createDocumentSession,
  type DocumentKind,
  type DocumentSession,
  UnreadableDocumentError,
} from './session';
export { VersionsButton } from './VersionsButton';
