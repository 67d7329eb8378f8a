import { projectKey } from '@/blocks/document';
import { createProject } from '@/engine/project/createProject';
import { parseProject } from '@/engine/project/parseProject';
import { projectJson } from '@/engine/project/projectJson';
import type { Project } from '@/engine/project/schema';
import { NetworkError } from '@/lib/request/errors';
import type { ProjectRecord } from '@/services/project/schema';
import { openProject } from './openProject';
import { editorKind, projectKind } from './projectDocument';

const video = (title: string): Project => createProject({ title, id: `video-${title}` });

const aRecord = (patch: Partial<ProjectRecord> = {}): ProjectRecord => ({
  id: 'p1',
  title: '服务器上的',
  kind: editorKind,
  cover: '',
  source: [],
  author: { id: '', name: '' },
  revision: 5,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  draft: { saveId: 'theirs' },
  document: parseProject(projectJson(video('服务器上的'))) as ProjectRecord['document'],
  ...patch,
});

const keepHere = (patch: { revision?: number; isSynced?: boolean; sentAs?: string }) =>
  projectKind.storage.put({
    key: projectKey('p1'),
    projectId: 'p1',
    savedAt: 1000,
    isSynced: false,
    // nobody is signed in here
    owner: '',
    draft: video('这台电脑上的'),
    ...patch,
  });

afterEach(() => projectKind.storage.remove(projectKey('p1')));

test('the version of the server is opened', async () => {
  const opened = await openProject('p1', async () => aRecord());
  expect(opened).toMatchObject({
    kind: 'ready',
    start: { id: 'p1', revision: 5, isSynced: true, document: { title: '服务器上的' } },
  });
});

test('after a crash the newer state of this computer is taken up, and it is said since when', async () => {
  await keepHere({ revision: 5 });
  expect(await openProject('p1', async () => aRecord())).toMatchObject({
    kind: 'ready',
    start: { isSynced: false, recoveredFrom: 1000, document: { title: '这台电脑上的' } },
  });
});

test('changes here and there are for the user to decide, unless what is there is our own save', async () => {
  await keepHere({ revision: 4 });
  expect(await openProject('p1', async () => aRecord())).toMatchObject({ kind: 'conflict' });
  await keepHere({ revision: 4, sentAs: 'theirs' });
  expect(await openProject('p1', async () => aRecord())).toMatchObject({
    kind: 'ready',
    start: { revision: 5, document: { title: '这台电脑上的' } },
  });
});

test('without a network what this computer has is opened; without either it is missing', async () => {
  const away = async (): Promise<ProjectRecord> => {
    throw new NetworkError('down');
  };
  expect(await openProject('p1', away)).toMatchObject({ kind: 'missing', error: expect.any(NetworkError) });
  await keepHere({ revision: 5, isSynced: true });
  expect(await openProject('p1', away)).toMatchObject({
    kind: 'ready',
    start: { document: { title: '这台电脑上的' } },
  });
});

test('a video of another screen opens as a project of its own that knows where it comes from', async () => {
  const opened = await openProject('p1', async () =>
    aRecord({ kind: 'compose.post', source: [{ type: 'goods', id: 'g1' }] }),
  );
  if (opened.kind !== 'ready') throw new Error(opened.kind);
  expect(opened.start).toMatchObject({ isSynced: false, isCopy: true });
  expect(opened.start.id).toBeUndefined();
  expect(opened.start.document.id).not.toBe('video-服务器上的');
  expect(opened.start.document.source).toEqual([
    { type: 'goods', id: 'g1' },
    { type: 'project', id: 'p1' },
  ]);
});

test('a record without a video, and a video from the future, are said to be what they are', async () => {
  const { document: _, ...bare } = aRecord();
  expect(await openProject('p1', async () => bare)).toEqual({ kind: 'missing', error: undefined });
  const future = { ...projectJson(video('x')), version: 99 } as unknown as ProjectRecord['document'];
  expect(await openProject('p1', async () => aRecord({ document: future }))).toMatchObject({
    kind: 'missing',
    error: { code: 'newer-version' },
  });
});
