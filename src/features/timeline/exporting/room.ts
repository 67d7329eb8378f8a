import { keptDrafts, projectKey } from '@/blocks/document';
import type { Project } from '@/engine/project/schema';
import { kv } from '@/lib/storage';
import { mediaVault, type VaultItem } from '@/lib/storage/mediaVault';
import { proxyFiles } from '@/lib/storage/proxyFiles';
import { hasAddress } from '../panels/media/mediaUploads';

interface ProjectMark {
  readonly id: string;
  readonly title: string;
}

/** Content hash → the projects that were opened here with it. */
const marks = kv<readonly ProjectMark[]>('media-projects');
const MOST_MARKS = 20;

/** Notes which project uses which kept files, so that the storage dialog can say so. */
export async function markMedia({ id, title, media }: Project): Promise<void> {
  for (const { hash } of Object.values(media)) {
    if (!hash) continue;
    const known = (await marks.get(hash)) ?? [];
    if (known.some((mark) => mark.id === id && mark.title === title)) continue;
    await marks.set(hash, [{ id, title }, ...known.filter((mark) => mark.id !== id)].slice(0, MOST_MARKS));
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
  readonly files: readonly KeptFile[];
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
  const files = await Promise.all(
    items.map(
      async (item): Promise<KeptFile> => ({
        ...item,
        projects: (known.get(item.hash) ?? []).map(({ title }) => title),
        isOpen: here.has(item.hash),
        isStored: Boolean(here.get(item.hash)?.url) || (await hasAddress(item.hash)),
      }),
    ),
  );
  return { used, quota, proxies, drafts, files };
}

/** What can be fetched again at any time. */
export const storedFiles = (files: readonly KeptFile[]): readonly KeptFile[] =>
  files.filter(({ isStored, isOpen }) => isStored && !isOpen);

/** Local copies go; what the server does not have yet, and the open project, stay. */
export const freeDrafts = (projectId?: string): Promise<void> => keptDrafts.clear(projectId && projectKey(projectId));

/** The preview's light copies go; videos play from their originals until new ones are made. */
export const freeProxies = (): Promise<void> => proxyFiles.clear();

export async function freeFiles(files: readonly Pick<KeptFile, 'hash'>[]): Promise<void> {
  for (const { hash } of files) {
    await mediaVault.remove(hash);
    await marks.delete(hash);
  }
}
