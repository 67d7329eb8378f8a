import { DocumentError, type DocumentLoss, type DocumentReason, readDocument } from '@/lib/documents';
import { shownByCaller } from '@/lib/request';
import { type UploadItem, uploadQueue } from '@/lib/uploads';
import { recordFile } from '@/services/file/storeFile';
import { knowledgeApi } from '@/services/knowledge/api';
import type { Knowledge, UnreadReason } from '@/services/knowledge/schema';

interface ReadText {
  readonly text: string;
  readonly title: string;
  readonly unread: UnreadReason;
  readonly losses?: readonly DocumentLoss[];
}

interface KnowledgeTypes {
  readonly target: 'documents';
  readonly info: ReadText;
  readonly result: Knowledge;
  readonly refusal: DocumentReason;
  readonly twin: never;
}

/** A document on its way into the knowledge base. */
export type KnowledgeUpload = UploadItem<KnowledgeTypes>;

const AT_ONCE = 2;
const MAX_SIZE_MB = 20;
/** Files without readable text that are kept all the same, with their reason. */
const keptUnread: Partial<Record<DocumentReason, Exclude<UnreadReason, ''>>> = {
  scanned: 'scanned',
  encrypted: 'encrypted',
  broken: 'broken',
};

/**
 * Documents, two at a time: the text is read here, the file goes to the library, the server cuts the text. Closing the
 * drawer stops nothing; after a reload they go on by themselves.
 */
export const knowledgeUploads = uploadQueue.define<KnowledgeTypes>({
  key: 'knowledge',
  maxSizeMB: () => MAX_SIZE_MB,
  checksAtOnce: AT_ONCE,
  uploadsAtOnce: AT_ONCE,
  async check({ file }, { signal, onProgress }) {
    onProgress(0, 'reading');
    try {
      const {
        text,
        title = '',
        losses,
      } = await readDocument(file, {
        pageBreaks: true,
        signal,
        onProgress: (share) => onProgress(share * 100, 'reading'),
      });
      return { info: { text, title, unread: '', losses } };
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      const unread = keptUnread[error.reason];
      if (!unread) return { refusal: error.reason };
      return { info: { text: '', title: file.name.replace(/\.[^.]+$/, ''), unread } };
    }
  },
  async record({ file, info }, stored, { signal, once }) {
    const { text, title, unread } = info ?? { text: '', title: '', unread: '' };
    const { id } = await once('file', () => recordFile(stored, { signal }));
    return knowledgeApi.save(
      {
        title: [...(title || file.name)].slice(0, 120).join(''),
        text,
        unread,
        origin: { kind: 'file', name: file.name.slice(0, 255), url: '', file_id: id },
      },
      { ...shownByCaller, signal },
    );
  },
  persist: { place: () => 'documents', targetOf: () => 'documents', keepsFile: () => true },
});
