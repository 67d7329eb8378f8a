import { keptDrafts, projectKey } from '@/blocks/document';
import type { Project } from '@/engine/project/schema';
import { shownByCaller } from '@/lib/request';
import { readSession } from '@/lib/session';
import { kv } from '@/lib/storage';
import { mediaVault, type VaultItem } from '@/lib/storage/mediaVault';
import { proxyFiles } from '@/lib/storage/proxyFiles';
import { fileApi } from '@/services/file/api';

interface ProjectMark {
  readonly id: string;
  readonly title: string;
}

/** Account and content hash → the projects that were opened here with it. */
const marks = kv<readonly ProjectMark[]>('media-projects');
const ownKey = (hash: string): string => {
  const { mchno, accountId } = readSession();
  return `${mchno}/${accountId}/${hash}`;
};
const MOST_MARKS = 20;
const ASKED_AT_ONCE = 500;

/** Notes which project uses which kept files, so that the storage dialog can say so. */
export async function markMedia({ id, title, media }: Project): Promise<void> {
  for (const { hash } of Object.values(media)) {
    if (!hash) continue;
    const known = (await marks.get(ownKey(hash))) ?? [];
    if (known.some((mark) => mark.id === id && mark.title === title)) continue;
    await marks.set(ownKey(hash), [{ id, title }, ...known.filter((mark) => mark.id !== id)].slice(0, MOST_MARKS));
  }
}

/** A file that lies in this browser. */
export interface KeptFile extends VaultItem {
  /** Titles of the projects that use it, as far as they were opened here. */
  readonly projects: readonly string[];
  /** The open project needs it. */
  readonly isOpen: boolean;
  /** The library has it: it can be fetched again. */
  readonly isStored: boolean;
}

interface Room {
  /** Bytes; infinite when the browser does not tell. */
  readonly used: number;
  readonly quota: number;
  /** Bytes of the light copies for the preview; they are made again when they are needed. */
  readonly proxies: number;
  /** Bytes of local copies of projects that the server has whole, the open one's not among them. */
  readonly drafts: number;
  /** The signed-in account's. */
  readonly files: readonly KeptFile[];
  /** Bytes of files that only other accounts of this browser use. */
  readonly others: number;
}

/**
 * Which of these the library has now. What it does not answer for counts as missing, and so does what lies in its recycle
 * bin: the copy here may be the only one that lasts.
 */
export async function findStored(
  files: readonly Pick<KeptFile, 'hash' | 'name' | 'size'>[],
): Promise<ReadonlySet<string>> {
  const stored = new Set<string>();
  for (let from = 0; from < files.length; from += ASKED_AT_ONCE) {
    const some = files.slice(from, from + ASKED_AT_ONCE);
    const asked = some.map(({ hash, name, size }) => ({ hash, name, size }));
    const { list } = await fileApi.check({ files: asked }, shownByCaller).catch(() => ({ list: [] }));
    for (const { at, file } of list) {
      const found = some[at];
      if (found && file.status === 1) stored.add(found.hash);
    }
  }
  return stored;
}

/** What lies in this browser, and for what. */
export async function readRoom(project: Project, projectId?: string): Promise<Room> {
  const openKey = projectId && projectKey(projectId);
  const [{ used, quota, items }, entries, proxies, drafts] = await Promise.all([
    mediaVault.usage(),
    marks.entries(),
    proxyFiles.size().catch(() => 0),
    keptDrafts.size(openKey).catch(() => 0),
  ]);
  const known = new Map(entries);
  const here = new Map(Object.values(project.media).flatMap((media) => (media.hash ? [[media.hash, media]] : [])));
  const own = items.filter(({ hash, isOwn }) => isOwn || here.has(hash) || known.has(ownKey(hash)));
  const stored = await findStored(own);
  const files = own.map(
    (item): KeptFile => ({
      ...item,
      projects: (known.get(ownKey(item.hash)) ?? []).map(({ title }) => title),
      isOpen: here.has(item.hash),
      isStored: stored.has(item.hash),
    }),
  );
  const others = items.filter((item) => !own.includes(item)).reduce((sum, { size }) => sum + size, 0);
  return { used, quota, proxies, drafts, files, others };
}

/** What can be fetched again at any time. */
export const storedFiles = (files: readonly KeptFile[]): readonly KeptFile[] =>
  files.filter(({ isStored, isOpen }) => isStored && !isOpen);

/** Local copies go; what the server does not have yet, and the open project, stay. */
export const freeDrafts = (projectId?: string): Promise<void> => keptDrafts.clear(projectId && projectKey(projectId));

/** The preview's light copies go; videos play from their originals until new ones are made. */
export const freeProxies = (): Promise<void> => proxyFiles.clear();

/** @returns the bytes that are free now: what another account of this browser uses too stays. */
export async function freeFiles(files: readonly Pick<KeptFile, 'hash' | 'size'>[]): Promise<number> {
  let freed = 0;
  for (const { hash, size } of files) {
    if (await mediaVault.remove(hash)) freed += size;
    await marks.delete(ownKey(hash));
  }
  return freed;
}
