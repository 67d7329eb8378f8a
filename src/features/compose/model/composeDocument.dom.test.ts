import { type DraftStorage, openDocument, type StoredDraft } from '@/blocks/document';
import { NetworkError } from '@/lib/request/errors';
import type { ProjectRecord } from '@/services/project/schema';
import { aDraft, stateOf } from '../testBuilders';
import { readDraft, toCopy } from './composeDocument';
import type { Draft } from './state';

function memoryStorage(start: readonly StoredDraft<Draft>[] = []): DraftStorage<Draft> {
  const rows = new Map(start.map((row) => [row.key, row]));
  return {
    get: async (key) => rows.get(key),
    put: async (record) => void rows.set(record.key, record),
    remove: async (key) => void rows.delete(key),
    outlivesPage: () => true,
    unsynced: async () => [...rows.values()].filter((row) => !row.isSynced),
  };
}

const open = (storage: DraftStorage<Draft>, fetchRecord: () => Promise<ProjectRecord>) =>
  openDocument('p1', { storage, fetch: async () => toCopy(await fetchRecord()) });

describe('opening a project', () => {
  const draft = (title: string) => stateOf(aDraft()).draft && withTitle(title);
  const withTitle = (title: string) => {
    const base = aDraft();
    return { ...base, goods: { ...base.goods, form: { ...base.goods.form, title } } };
  };
  const record = (revision: number, title: string) =>
    ({ id: 'p1', revision, draft: draft(title), updated_at: '2026-01-01T00:00:00Z' }) as unknown as ProjectRecord;
  const mine = (patch: Partial<StoredDraft<Draft>>): StoredDraft<Draft> => ({
    key: 'project:p1',
    projectId: 'p1',
    owner: 'me',
    savedAt: 1,
    isSynced: false,
    draft: withTitle('mine'),
    ...patch,
  });

  it('takes this browser’s version when it stands on the server’s revision and goes further', async () => {
    const storage = memoryStorage([mine({ revision: 4 })]);
    const opened = await open(storage, async () => record(4, 'theirs'));
    expect(opened).toMatchObject({
      kind: 'ready',
      start: { revision: 4, document: { goods: { form: { title: 'mine' } } } },
    });
  });

  it('takes the server’s version when this browser has nothing that is not there', async () => {
    const storage = memoryStorage([mine({ revision: 4, isSynced: true })]);
    const opened = await open(storage, async () => record(5, 'theirs'));
    expect(opened).toMatchObject({
      kind: 'ready',
      start: { revision: 5, document: { goods: { form: { title: 'theirs' } } } },
    });
  });

  it('asks when both have gone on', async () => {
    const storage = memoryStorage([mine({ revision: 4 })]);
    expect((await open(storage, async () => record(5, 'theirs'))).kind).toBe('conflict');
  });

  it('opens this browser’s version when the server is out of reach, and says so when there is none', async () => {
    const away = async () => {
      throw new NetworkError('down');
    };
    expect(await open(memoryStorage([mine({ revision: 4 })]), away)).toMatchObject({
      kind: 'ready',
      start: { revision: 4 },
    });
    expect((await open(memoryStorage(), away)).kind).toBe('missing');
  });

  it('reads a draft of an earlier release and refuses what is none', () => {
    const { brief: _brief, ...older } = aDraft();
    expect(readDraft(older)?.brief.seconds).toBe(30);
    for (const value of [undefined, null, 1, 'x', {}, { schema: 2 }, { schema: 1, cards: 'no', goods: {} }]) {
      expect(readDraft(value)).toBeUndefined();
    }
  });

  it('knows its own save again when the page went before the answer came', async () => {
    const storage = memoryStorage([mine({ revision: 1, sentAs: 'own' })]);
    const theirs = (saveId: string) => async () => ({ ...record(2, 'sent'), draft: { ...withTitle('sent'), saveId } });
    expect(await open(storage, theirs('own'))).toMatchObject({
      kind: 'ready',
      start: { revision: 2, isSynced: false, document: { goods: { form: { title: 'mine' } } } },
    });
    expect((await open(storage, theirs('other'))).kind).toBe('conflict');
  });
});
