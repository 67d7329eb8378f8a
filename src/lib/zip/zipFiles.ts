import { uniqueNames } from './uniqueNames';
import { collect } from './zipTarget';

interface FileToZip {
  readonly name: string;
  /** Inside the archive; at its top by default. */
  readonly folder?: string;
  readonly content: Blob | string;
}

/**
 * Files that are here already as one archive, in their order; two of one name get a number. Nothing is compressed:
 * media are so already.
 */
export async function zipFiles(files: readonly FileToZip[]): Promise<Blob> {
  const { makeZip } = await import('client-zip');
  const names = uniqueNames(files.map(({ name }) => name));
  const entries = files.map(({ name, folder, content }, index) => ({
    name: `${folder ? `${folder}/` : ''}${names[index] ?? name}`,
    input: content,
  }));
  return collect(makeZip(entries));
}
