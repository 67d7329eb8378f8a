import { checkFile, checkImage } from '@/lib/oss';
import type { Words } from '@/lib/request/words';

/** The rules of size: not empty, and smaller than the limit of its kind (the brief, point 5). */
export function sizeRefusal(
  file: File,
  { maxSizeMB, isImage }: { readonly maxSizeMB: number; readonly isImage: boolean },
): Words | undefined {
  if (file.size === 0) return { messageId: 'upload.empty' };
  const refusal = isImage ? checkImage(file, { maxSizeMB }) : checkFile(file, { maxSizeMB });
  return refusal && { messageId: refusal.id, values: refusal.values };
}
