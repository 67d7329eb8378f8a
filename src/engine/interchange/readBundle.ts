import { createSha256 } from '../../utils/sha256';
import { isLoopUrl } from '../audio/loopMedia';
import { parseProject } from '../project/parseProject';
import type { MediaRef, Project } from '../project/schema';
import { BundleError } from './errors';
import {
  BUNDLE_VERSION,
  type BundleFile,
  type BundleManifest,
  MANIFEST_FILE,
  manifestSchema,
  PROJECT_FILE,
} from './manifest';
import { readDirectory, type ZipEntry, type ZipLimits } from './zipDirectory';
import { entryContent } from './zipEntry';

const GB = 1024 ** 3;
const LIMITS: ZipLimits = { entries: 6000, entrySize: 4 * GB, totalSize: 8 * GB, ratio: 200 };
/** Of `project.json` and of `manifest.json`; `parseProject` has a limit of its own. */
const MOST_JSON = 64 * 1024 * 1024;
const PIECE = 1024 * 1024;

interface OpenedBundle {
  readonly project: Project;
  /** Content by media id; a part of the bundle's file as long as that exists, so put it away before closing it. */
  readonly media: ReadonlyMap<string, Blob>;
  /** Media that the bundle goes without; clips on them stay in the document. */
  readonly missing: readonly MediaRef[];
  /** Media whose bytes are not those that were packed; left out. */
  readonly damaged: readonly MediaRef[];
}

interface ReadBundleOptions {
  readonly signal?: AbortSignal;
  /** Media bytes checked so far, and their sum. */
  readonly onBytes?: (done: number, all: number) => void;
  readonly limits?: Partial<ZipLimits>;
}

/**
 * Opens a bundle from anywhere: within limits, without unpacking more than it must, and with each medium checked by its
 * hash. A bundle that somebody unpacked and packed again (in a folder, compressed) opens too.
 *
 * @throws BundleError; ProjectError when the document inside cannot be used; DOMException `AbortError`.
 */
export async function readBundle(file: Blob, options: ReadBundleOptions = {}): Promise<OpenedBundle> {
  const { signal, onBytes, limits } = options;
  const entries = await readDirectory(file, { ...LIMITS, ...limits });
  const root = rootOf(entries);
  const json = async (name: string): Promise<string> => {
    const entry = entries.get(`${root}${name}`);
    if (!entry) throw new BundleError('no-project', name);
    if (entry.size > MOST_JSON) throw new BundleError('too-large', name);
    return (await entryContent(file, entry, '', signal)).text();
  };
  const manifest = parseManifest(await json(MANIFEST_FILE));
  const project = parseProject(await json(PROJECT_FILE));
  const packed = manifest.files.flatMap((item) => {
    const entry = entries.get(`${root}${item.path}`);
    return entry && Object.hasOwn(project.media, item.id) ? [{ item, entry }] : [];
  });
  const all = packed.reduce((sum, { entry }) => sum + entry.size, 0);
  const media = new Map<string, Blob>();
  const damaged = new Set<string>();
  let done = 0;
  for (const { item, entry } of packed) {
    const content = await checkedContent(file, { item, entry }, signal, (bytes) => {
      done += bytes;
      onBytes?.(done, all);
    });
    if (content) media.set(item.id, content);
    else damaged.add(item.id);
  }
  return {
    project: withHashes(project, manifest.files, media),
    media,
    missing: Object.values(project.media).filter(
      ({ id, url }) => !media.has(id) && !damaged.has(id) && !isLoopUrl(url),
    ),
    damaged: Object.values(project.media).filter(({ id }) => damaged.has(id)),
  };
}

/** The folder that the project lies in: the top, or one folder that a packer put around everything. */
function rootOf(entries: ReadonlyMap<string, ZipEntry>): string {
  if (entries.has(PROJECT_FILE)) return '';
  const inFolder = [...entries.keys()].find(
    (name) => name.split('/').length === 2 && name.endsWith(`/${PROJECT_FILE}`),
  );
  if (inFolder === undefined) throw new BundleError('no-project', PROJECT_FILE);
  return inFolder.slice(0, -PROJECT_FILE.length);
}

function parseManifest(text: string): BundleManifest {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new BundleError('damaged', MANIFEST_FILE, { cause: error });
  }
  const { version } = (typeof json === 'object' && json !== null ? json : {}) as { readonly version?: unknown };
  if (typeof version === 'number' && version > BUNDLE_VERSION) throw new BundleError('newer-version');
  const parsed = manifestSchema.safeParse(json);
  if (!parsed.success) throw new BundleError('damaged', MANIFEST_FILE, { cause: parsed.error });
  return parsed.data;
}

/** Undefined when the bytes are not those that were packed. */
async function checkedContent(
  file: Blob,
  { item, entry }: { readonly item: BundleFile; readonly entry: ZipEntry },
  signal: AbortSignal | undefined,
  onBytes: (bytes: number) => void,
): Promise<Blob | undefined> {
  const content = await entryContent(file, entry, item.type, signal);
  const hash = await createSha256();
  for (let at = 0; at < content.size; at += PIECE) {
    signal?.throwIfAborted();
    const piece = new Uint8Array(await content.slice(at, at + PIECE).arrayBuffer());
    hash.update(piece);
    onBytes(piece.length);
  }
  return hash.digest() === item.hash ? content : undefined;
}

/**
 * Media known by their content. Addresses other than of the web, of our own site or of our own music are dropped: nobody
 * should follow them.
 */
function withHashes(project: Project, files: readonly BundleFile[], packed: ReadonlyMap<string, Blob>): Project {
  const hashes = new Map(files.map(({ id, hash }) => [id, hash]));
  const media = Object.fromEntries(
    Object.entries(project.media).map(([id, ref]): [string, MediaRef] => {
      const hash = packed.has(id) ? hashes.get(id) : ref.hash;
      const isKept = /^(https?:\/\/|\/(?!\/))/i.test(ref.url) || isLoopUrl(ref.url);
      return [id, { ...ref, url: isKept ? ref.url : '', ...(hash === undefined ? {} : { hash }) }];
    }),
  );
  return { ...project, media };
}
