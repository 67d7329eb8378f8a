import type { MetadataTags } from 'mediabunny';
import { openInput } from './openInput';

/** The field's name in 《人工智能生成合成内容标识办法》 / GB 45438-2025, appendix E. */
const FIELD = 'AIGC';

/** Whether tags carry the hidden label of AI-made content, as a field of its own or within the comment. */
export const tagsSayAi = ({ raw, comment }: MetadataTags): boolean =>
  raw?.[FIELD] !== undefined || (comment?.includes(`"${FIELD}"`) ?? false);

/** Whether a video says in its metadata that it is AI-made. A file that cannot be read says nothing. */
export async function hasAiMetadata(file: Blob): Promise<boolean> {
  try {
    const input = await openInput(file);
    try {
      return tagsSayAi(await input.getMetadataTags());
    } finally {
      input.dispose();
    }
  } catch {
    return false;
  }
}
