import { createDocumentSession, type DocumentSession } from '@/blocks/document';

/** A document session that keeps nothing and whose server is out of reach: for tests of what stands around it. */
export const aDocumentSession = <D>(source: {
  get(): D;
  subscribe(listener: () => void): () => void;
  load(document: D): void;
}): DocumentSession<D> =>
  createDocumentSession<D>({
    kind: {
      storage: {
        get: async () => undefined,
        put: async () => undefined,
        remove: async () => undefined,
        outlivesPage: () => true,
        unsynced: async () => [],
      },
      hasContent: () => true,
      toText: () => '',
      save: async () => ({ kind: 'offline' }),
    },
    start: { document: source.get(), key: 'test' },
    source,
    owner: 'me',
    t: (id) => id,
  });
