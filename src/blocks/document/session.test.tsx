import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { App } from 'antd';
import { BusinessError, NetworkError } from '@/lib/request/errors';
import { saveRecord } from './autosave';
import { DocumentProvider } from './DocumentContext';
import { DocumentLoader } from './DocumentLoader';
import { createDocumentStore } from './documentStore';
import { type DraftStorage, pendingSaves, projectKey, type StoredDraft } from './draftStorage';
import { PresenceNotice } from './notices';
import { openDocument, type ServerCopy, type SessionStart } from './openDocument';
import { SaveStatus } from './SaveStatus';
import { createDocumentSession, type DocumentKind } from './session';
import { VersionsButton } from './VersionsButton';

interface Note {
  readonly text: string;
}

interface Row extends ServerCopy<Note> {
  readonly document: Note;
}

// Dialog and drawer are chunks of their own.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

const isoTime = '2026-01-01T00:00:00Z';

/** A server that keeps notes with all their states; a save that it has seen is not done twice. */
function aServer() {
  const rows = new Map<string, Row[]>();
  const control = { isAway: false, losesAnswers: false };
  const newest = (id: string): Row => {
    const row = rows.get(id)?.at(-1);
    if (!row) throw new BusinessError('', 'NOT_FOUND', 2);
    return row;
  };
  const put = (id: string, document: Note, saveId = ''): Row => {
    const states = rows.get(id) ?? [];
    const row = { id, document, saveId, revision: states.length + 1, updatedAt: isoTime };
    rows.set(id, [...states, row]);
    return row;
  };
  const save = (document: Note, id: string | undefined, revision: number | undefined, saveId: string): Row => {
    const known = [...rows.values()].flat().find((row) => row.saveId === saveId);
    if (known) return known;
    if (id && newest(id).revision !== revision) throw new BusinessError('', 'CONFLICT', 2);
    return put(id ?? `n${rows.size + 1}`, document, saveId);
  };
  return { rows, control, newest, put, save };
}

function memory() {
  const rows = new Map<string, StoredDraft<Note>>();
  const storage: DraftStorage<Note> = {
    get: async (key) => rows.get(key),
    put: async (record) => void rows.set(record.key, record),
    remove: async (key) => void rows.delete(key),
    outlivesPage: () => true,
    unsynced: async () => [...rows.values()].filter(({ isSynced }) => !isSynced),
  };
  return { rows, storage };
}

function aKind(server: ReturnType<typeof aServer>, storage: DraftStorage<Note>): DocumentKind<Note> {
  return {
    storage,
    channel: 'note',
    saveDelay: 30,
    hasContent: ({ text }) => text !== '',
    save: (document, context) =>
      saveRecord(context, async ({ id, revision, saveId }) => {
        if (server.control.isAway) throw new NetworkError('down');
        const row = server.save(document, id, revision, saveId);
        if (server.control.losesAnswers) throw new NetworkError('timeout');
        return row;
      }),
    fetch: async (id) => {
      if (server.control.isAway) throw new NetworkError('down');
      return server.newest(id);
    },
    asCopy: ({ text }) => ({ text: `${text} (copy)` }),
    toText: ({ text }) => text,
    versions: {
      list: async (id) => ({
        list: [...(server.rows.get(id) ?? [])]
          .reverse()
          .map(({ revision }) => ({ revision, saved_at: isoTime, title: `state ${revision}`, by: { name: 'Lin' } })),
      }),
      read: async (id, revision) => server.rows.get(id)?.find((row) => row.revision === revision)?.document,
      restore: async ({ id, version }) => {
        const found = server.rows.get(id)?.find((row) => row.revision === version);
        if (!found) throw new BusinessError('', 'NOT_FOUND', 2);
        return server.put(id, found.document);
      },
      describe: ({ by }) => by.name,
    },
  };
}

const opened: { close(): void }[] = [];

function aTab(
  server = aServer(),
  start: SessionStart<Note> = { document: { text: '' }, key: 'new:1' },
  onId: (id: string) => void = () => undefined,
) {
  const { rows, storage } = memory();
  const kind = aKind(server, storage);
  const store = createDocumentStore<Note>(start.document, { extra: {} });
  const session = createDocumentSession({ kind, start, source: store, owner: 'me', t: (id) => id, onId });
  opened.push(session);
  const write = (text: string) => store.change(() => ({ text }), { label: 'typing', merge: 'text' });
  return { server, rows, kind, store, session, write, state: () => session.autosave.getState().save.kind };
}

/** Two tabs on one note; the first has saved, the second has written too. */
async function aConflict() {
  const server = aServer();
  const { revision } = server.put('n1', { text: 'before' });
  const start = { document: { text: 'before' }, key: projectKey('n1'), id: 'n1', revision, isSynced: true };
  const first = aTab(server, start);
  const second = aTab(server, start);
  first.write('theirs');
  await first.session.save();
  second.write('mine');
  await second.session.save();
  expect(second.state()).toBe('conflict');
  return { server, first, second };
}

function show(tab: ReturnType<typeof aTab>) {
  render(
    <RawIntlProvider value={getIntl('zh-CN')}>
      <App>
        <DocumentProvider session={tab.session}>
          <SaveStatus />
          <PresenceNotice />
          <VersionsButton />
        </DocumentProvider>
      </App>
    </RawIntlProvider>,
  );
  return userEvent.setup();
}

afterEach(async () => {
  for (const session of opened.splice(0)) session.close();
  await pendingSaves();
});

test('an answer that was lost makes no second record', async () => {
  const tab = aTab();
  tab.server.control.losesAnswers = true;
  tab.write('a');
  expect(await tab.session.save()).toBe(false);
  expect(tab.state()).toBe('offline');
  tab.server.control.losesAnswers = false;
  tab.write('ab');
  expect(await tab.session.save()).toBe(true);
  expect([...tab.server.rows.keys()]).toEqual(['n1']);
  expect(tab.server.newest('n1').document.text).toBe('ab');
});

test('an answer that was lost is no conflict with oneself', async () => {
  const server = aServer();
  const { revision } = server.put('n1', { text: 'a' });
  const tab = aTab(server, { document: { text: 'a' }, key: projectKey('n1'), id: 'n1', revision });
  server.control.losesAnswers = true;
  tab.write('ab');
  await tab.session.save();
  server.control.losesAnswers = false;
  expect(await tab.session.save()).toBe(true);
  expect(server.rows.get('n1')).toHaveLength(2);
});

test('offline it lies here; back online it is on the server', async () => {
  const tab = aTab();
  tab.server.control.isAway = true;
  tab.write('a');
  await tab.session.save();
  expect(tab.state()).toBe('offline');
  expect([...tab.rows.values()]).toMatchObject([{ isSynced: false, draft: { text: 'a' } }]);
  tab.server.control.isAway = false;
  globalThis.dispatchEvent(new Event('online'));
  await waitFor(() => expect(tab.state()).toBe('saved'));
  expect(tab.server.newest('n1').document.text).toBe('a');
});

describe('a conflict ends', () => {
  test('with mine: it is written over theirs, which stays among the versions', async () => {
    const { server, second } = await aConflict();
    await second.session.resolve('mine');
    expect(server.rows.get('n1')?.map(({ document }) => document.text)).toEqual(['before', 'theirs', 'mine']);
    expect(second.state()).toBe('saved');
  });

  test('with theirs: nothing is saved, and undo brings mine back', async () => {
    const { server, second } = await aConflict();
    await second.session.resolve('theirs');
    expect(second.store.get().text).toBe('theirs');
    expect(second.state()).toBe('saved');
    expect(server.rows.get('n1')).toHaveLength(2);
    second.store.undo();
    expect(second.store.get().text).toBe('mine');
    expect(await second.session.save()).toBe(true);
    expect(server.newest('n1').document.text).toBe('mine');
  });

  test('with both: mine goes on as a record of its own', async () => {
    const { server, second } = await aConflict();
    await second.session.resolve('both');
    expect(second.session.id()).toBe('n2');
    expect(server.newest('n1').document.text).toBe('theirs');
    expect(server.newest('n2').document.text).toBe('mine (copy)');
    expect([...second.rows.keys()]).toEqual(['project:n2']);
  });

  test('after a look at both: the dialog opens by itself and offers the four ways', async () => {
    const { server, second } = await aConflict();
    const user = show(second);
    const dialog = await screen.findByRole('dialog', { name: '两处都有改动' });
    expect(screen.getByRole('status')).toHaveTextContent('别处保存了新的改动');
    await user.click(within(dialog).getByRole('button', { name: '比较两份' }));
    const difference = await within(dialog).findByRole('region', { name: '与现在的差别' });
    await waitFor(() => expect(difference.querySelector('del')).toHaveTextContent('theirs'));
    expect(difference.querySelector('ins')).toHaveTextContent('mine');
    expect(within(dialog).getByRole('button', { name: '用服务器上的' })).toBeEnabled();
    expect(within(dialog).getByRole('button', { name: '两份都留下' })).toBeEnabled();
    await user.click(within(dialog).getByRole('button', { name: '用本机的' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('已保存'));
    expect(server.newest('n1').document.text).toBe('mine');
  });

  test('only when the server can be asked: until then it stays', async () => {
    const { server, second } = await aConflict();
    server.control.isAway = true;
    await expect(second.session.resolve('theirs')).rejects.toBeInstanceOf(NetworkError);
    expect(second.state()).toBe('conflict');
    expect(second.store.get().text).toBe('mine');
  });
});

test('a crash loses nothing: what this browser kept is taken up, or asked about when the server went on', async () => {
  const server = aServer();
  const { rows, storage } = memory();
  const kind = aKind(server, storage);
  const open = () => openDocument('n1', { storage, fetch: async (id) => server.newest(id) });
  server.put('n1', { text: 'on the server' });
  const mine = { key: projectKey('n1'), projectId: 'n1', owner: 'me', savedAt: 1000, isSynced: false };
  rows.set(mine.key, { ...mine, revision: 1, draft: { text: 'typed before the crash' } });
  expect(await open()).toMatchObject({
    kind: 'ready',
    start: { document: { text: 'typed before the crash' }, isSynced: false, recoveredFrom: 1000 },
  });
  server.put('n1', { text: 'a colleague went on' });
  expect(await open()).toMatchObject({ kind: 'conflict', theirs: { revision: 2 } });
  const pick = jest.fn(() => null);
  render(
    <RawIntlProvider value={getIntl('zh-CN')}>
      <DocumentLoader kind={kind} id="n1" onId={() => undefined} failedTitle="" leave={null}>
        {pick}
      </DocumentLoader>
    </RawIntlProvider>,
  );
  const user = userEvent.setup();
  expect(await screen.findByText('两处都有改动')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '两份都留下' }));
  await waitFor(() => expect(pick).toHaveBeenCalled());
  expect(pick).toHaveBeenLastCalledWith(
    expect.objectContaining({ document: { text: 'typed before the crash (copy)' }, isSynced: false }),
    expect.anything(),
  );
  // The copy lies here before the old draft goes.
  expect([...rows.values()]).toMatchObject([{ draft: { text: 'typed before the crash (copy)' }, isSynced: false }]);
  expect(rows.has(mine.key)).toBe(false);
});

test('an earlier state is compared and brought back; undo brings back what stood here', async () => {
  const server = aServer();
  server.put('n1', { text: 'early words' });
  const { revision } = server.put('n1', { text: 'late words' });
  const tab = aTab(server, { document: { text: 'late words' }, key: projectKey('n1'), id: 'n1', revision });
  const user = show(tab);
  await user.click(screen.getByRole('button', { name: '历史版本' }));
  const drawer = await screen.findByRole('dialog', { name: '历史版本' });
  const list = await within(drawer).findByRole('list', { name: '历史版本' });
  expect(within(list).getAllByRole('button')).toHaveLength(2);
  // The last but one is looked at first: the newest is what stands here.
  expect(within(list).getAllByRole('button')[1]).toHaveAttribute('aria-pressed', 'true');
  const difference = await within(drawer).findByRole('region', { name: '与现在的差别' });
  await waitFor(() => expect(difference.querySelector('del')).toHaveTextContent('early'));
  await user.click(within(drawer).getByRole('button', { name: '恢复到这个版本' }));
  await waitFor(() => expect(tab.store.get().text).toBe('early words'));
  expect(server.rows.get('n1')).toHaveLength(3);
  tab.store.undo();
  expect(tab.store.get().text).toBe('late words');
  expect(await tab.session.save()).toBe(true);
  expect(server.newest('n1').document.text).toBe('late words');
});

test('a new document that is saved on the way out leads nobody back to its address', async () => {
  const onId = jest.fn();
  const tab = aTab(undefined, undefined, onId);
  tab.write('typed, and already elsewhere');
  tab.session.close();
  await pendingSaves();
  expect(tab.server.newest('n1').document.text).toBe('typed, and already elsewhere');
  expect([...tab.rows.keys()]).toEqual(['project:n1']);
  expect(onId).not.toHaveBeenCalled();
});
