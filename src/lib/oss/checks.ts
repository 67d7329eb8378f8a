import { defaultMaxSizeMB, megabyte } from './limits';

/** Why a file is not taken: a message id and its values. */
interface Refusal {
  readonly id: 'upload.image_too_large' | 'upload.file_too_large';
  readonly values: { readonly n: number };
}

interface Sized {
  readonly size: number;
}

interface Limit {
  readonly maxSizeMB?: number;
}

/** Images must be smaller than the limit (brief, point 5). @returns undefined when the file passes. */
export function checkImage(file: Sized, { maxSizeMB = defaultMaxSizeMB }: Limit = {}): Refusal | undefined {
  return isBelow(file, maxSizeMB) ? undefined : { id: 'upload.image_too_large', values: { n: maxSizeMB } };
}

/** Other files must be smaller than the limit (brief, point 5). @returns undefined when the file passes. */
export function checkFile(file: Sized, { maxSizeMB = defaultMaxSizeMB }: Limit = {}): Refusal | undefined {
  return isBelow(file, maxSizeMB) ? undefined : { id: 'upload.file_too_large', values: { n: maxSizeMB } };
}

const isBelow = (file: Sized, maxSizeMB: number): boolean => file.size < maxSizeMB * megabyte;
