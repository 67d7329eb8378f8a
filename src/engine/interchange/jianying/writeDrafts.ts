import { isLoopUrl } from '../../audio/loopMedia';
import { type MediaRef, mediaRef, type Project } from '../../project/schema';
import { WATERMARK_LAYER, type Watermark } from '../../resolve/watermarkLayer';
import { BundleError } from '../errors';
import { type MediaSource, MOST_BYTES, piecesOf, safeName, type ZipEntry, zipFile } from '../writeBundle';
import { draftMedia, toJianyingDraft } from './draft';
import { DRAFT_PATH } from './parts';

interface WriteDraftOptions {
  readonly signal?: AbortSignal;
  /** A medium that a draft goes without: the app will ask for it. */
  readonly onMissing?: (media: MediaRef) => void;
  /** Media written so far and in all. */
  readonly onMedia?: (done: number, all: number) => void;
  /** Milliseconds since 1970; default: now. */
  readonly now?: number;
  /** The mark that the brand's videos carry; its image is written beside the media. */
  readonly watermark?: Watermark | undefined;
}

const ENDINGS: Readonly<Record<string, string>> = {
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/wav': 'wav',
  'audio/x-wav': 'wav',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

/** The app goes by the ending of a file: a name without one gets what its content is. */
function fileName(index: number, { name, id, url }: MediaRef, type: string): string {
  const clean = safeName(name || id);
  if (isLoopUrl(url)) return `${index}-${clean.replace(/\.\w{2,5}$/, '')}.wav`;
  const ending = /\.\w{2,5}$/.test(clean) ? undefined : ENDINGS[type.split(';')[0] ?? ''];
  return `${index}-${ending ? `${clean}.${ending}` : clean}`;
}

/**
 * Draft folders of 剪映 in one zip, each with its media; unpacked into the app's folder of drafts they open. `projects`
 * keep their order; two of the same title get different folders.
 *
 * @throws BundleError `too-large` beyond 4 GB; DOMException `AbortError`.
 */
export const draftsFile = (
  projects: readonly Project[],
  media: MediaSource,
  options: WriteDraftOptions = {},
): Promise<Blob> => zipFile(entriesOf(projects, media, options));

async function* entriesOf(
  projects: readonly Project[],
  media: MediaSource,
  { signal, onMissing, onMedia, now = Date.now(), watermark }: WriteDraftOptions,
): AsyncGenerator<ZipEntry> {
  const all = projects.reduce((sum, project) => sum + draftMedia(project).length, 0);
  const taken = new Set<string>();
  let bytes = 0;
  let done = 0;
  for (const project of projects) {
    const folder = freeName(safeName(project.title), taken);
    const paths = new Map<string, string>();
    for (const ref of draftMedia(project)) {
      signal?.throwIfAborted();
      const content = await media(ref).catch(() => undefined);
      const path = `media/${fileName(paths.size + 1, ref, content?.type ?? '')}`;
      paths.set(ref.id, path);
      if (!content) onMissing?.(ref);
      else if (bytes + content.size > MOST_BYTES) throw new BundleError('too-large', ref.name);
      else {
        bytes += content.size;
        yield { name: `${folder}/${path}`, input: piecesOf(content, signal) };
      }
      done += 1;
      onMedia?.(done, all);
    }
    let markPath = '';
    if (watermark?.image) {
      const ref = mediaRef.parse({ id: WATERMARK_LAYER, kind: 'image', name: WATERMARK_LAYER, url: watermark.image });
      const content = await media(ref).catch(() => undefined);
      markPath = `media/${fileName(0, ref, content?.type ?? '')}`;
      if (content) yield { name: `${folder}/${markPath}`, input: piecesOf(content, signal) };
      else onMissing?.(ref);
    }
    const { content, meta } = toJianyingDraft(project, {
      watermark: watermark && { mark: watermark, path: markPath && `${DRAFT_PATH}/${markPath}` },
      pathOf: ({ id }) => `${DRAFT_PATH}/${paths.get(id) ?? ''}`,
      newId: draftId,
      now,
    });
    const text = JSON.stringify(content);
    // Releases before 6.0 look for the first name, later ones for the second.
    yield { name: `${folder}/draft_content.json`, input: text };
    yield { name: `${folder}/draft_info.json`, input: text };
    yield { name: `${folder}/draft_meta_info.json`, input: JSON.stringify({ ...meta, draft_name: folder }) };
  }
}

/** An id as the app writes them. Unlike crypto.randomUUID it also works on pages without TLS. */
const draftId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${name}-${count}`;
  taken.add(free.toLowerCase());
  return free;
}
