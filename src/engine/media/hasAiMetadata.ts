import type { MetadataTags } from 'mediabunny';
import { type MediaBytes, openInput } from './openInput';

/** The field's name in 《人工智能生成合成内容标识办法》 / GB 45438-2025, appendix E. */
const FIELD = 'AIGC';

/** Whether tags carry the hidden label of AI-made content, as a field of its own or within the comment. */
export const tagsSayAi = ({ raw, comment }: MetadataTags): boolean =>
  raw?.[FIELD] !== undefined || (comment?.includes(`"${FIELD}"`) ?? false);

/** Bytes at each end of an image that are looked at: its texts stand before the picture or after it. */
const TEXT_BYTES = 256 * 1024;

/**
 * Whether a video, sound or image says in its metadata that it is AI-made. A file that cannot be read says nothing.
 *
 * @param media An image as a Blob; the others may be addresses, of which only the head is fetched.
 */
export async function hasAiMetadata(media: MediaBytes): Promise<boolean> {
  try {
    const input = await openInput(media);
    try {
      if ((await input.canRead()) && (await input.getTracks()).length > 0)
        return tagsSayAi(await input.getMetadataTags());
    } finally {
      input.dispose();
    }
    return typeof media !== 'string' && (await imageSaysAi(media));
  } catch {
    return false;
  }
}

/**
 * The field as images carry it: a text chunk of a PNG, XMP or EXIF of the others. Whatever wraps it, its first entry
 * follows its name; EXIF may write each letter in two bytes.
 */
async function imageSaysAi(image: Blob): Promise<boolean> {
  const ends = [image.slice(0, TEXT_BYTES), image.slice(Math.max(TEXT_BYTES, image.size - TEXT_BYTES))];
  const texts = await Promise.all(
    ends.map(async (end) => new TextDecoder('latin1').decode(await end.arrayBuffer()).replaceAll('\0', '')),
  );
  return texts.some((text) => /AIGC[\s\S]{0,40}?Label/.test(text));
}
