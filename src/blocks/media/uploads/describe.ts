import type { MediaDetails } from '@/engine/media/probe';
import { uploadFile } from '@/lib/oss';
import type { FileFacts, FileKind } from '@/services/file/schema';

/** What the record of a file tells of its content. */
interface Described {
  readonly width?: number;
  readonly height?: number;
  readonly duration?: number;
  readonly facts?: FileFacts;
}

/** Width of a cover, pixels: sharp on a card, some 20 KB. */
const coverWidth = 480;
/** A smaller image is its own cover. */
const ownCoverUpTo = 200 * 1024;

/** Looks into a file; one that cannot be read, or not wholly, tells why and is stored all the same. */
export async function describeFile(file: Blob | string, kind: FileKind): Promise<Described> {
  if (kind !== 'image' && kind !== 'video' && kind !== 'audio') return {};
  // Decoders are heavy: they come with the first upload.
  const [{ MediaError, probe }, { diagnose }] = await Promise.all([
    import('@/engine/media'),
    import('@/engine/media/diagnose'),
  ]);
  const reasonOf = async (found: MediaDetails | null) => {
    const reason = file instanceof Blob ? await diagnose(file, found).catch(() => null) : null;
    if (!reason) return {};
    const { code, container, codec } = reason;
    return {
      ...(reason.isUsable ? {} : { problem: code }),
      reason: { code, ...(container ? { container } : {}), ...(codec ? { codec } : {}) },
    };
  };
  try {
    const found = await probe(file);
    const image = found.width > 0 ? { width: Math.round(found.width), height: Math.round(found.height) } : {};
    if (kind === 'image') return image;
    return {
      ...image,
      ...(found.duration > 0 ? { duration: found.duration } : {}),
      facts: {
        rotation: found.rotation,
        has_audio: found.hasAudio,
        ...(found.videoCodec ? { video_codec: found.videoCodec } : {}),
        ...(found.audioCodec ? { audio_codec: found.audioCodec } : {}),
        ...(found.fps > 0 ? { fps: Math.round(found.fps * 100) / 100 } : {}),
        ...(found.reason ? { problem: found.reason } : {}),
        ...(await reasonOf(found)),
      },
    };
  } catch (error) {
    return { facts: { problem: error instanceof MediaError ? error.code : 'unsupported', ...(await reasonOf(null)) } };
  }
}

/** Makes a poster and stores it. @returns its address; empty where the file is its own cover or shows nothing */
export async function storeCover(
  file: Blob | string,
  kind: FileKind,
  { duration = 0, facts }: Described,
  signal?: AbortSignal,
): Promise<string> {
  if (kind !== 'image' && kind !== 'video') return '';
  if (facts?.problem) return '';
  if (kind === 'image' && file instanceof Blob && file.size <= ownCoverUpTo) return '';
  try {
    // Videos often begin in black: a little way in there is something to see.
    const { thumbnail } = await import('@/engine/media');
    const image = await thumbnail(file, Math.min(1, duration / 4), coverWidth);
    const { url } = await uploadFile(image, { name: 'cover.jpg', ...(signal ? { signal } : {}) });
    return url;
  } catch {
    // Without a cover the file shows its sign.
    return '';
  }
}
