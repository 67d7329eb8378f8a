/** A file that was chosen, with the folders it lay in (from the outermost). */
export interface PickedFile {
  readonly file: File;
  readonly path: readonly string[];
}

/** More files at once than this are taken in several goes. */
const mostAtOnce = 2000;
const hidden = /^(\.|Thumbs\.db$|desktop\.ini$)/i;

/** What was dropped or pasted, folders opened. Call it within the event: the data is gone afterwards. */
export function readDrop(data: DataTransfer): Promise<PickedFile[]> {
  const entries = [...data.items].map((item) => (item.kind === 'file' ? item.webkitGetAsEntry() : null));
  if (entries.every((entry) => entry === null)) {
    return Promise.resolve([...data.files].map((file) => ({ file, path: [] })));
  }
  return readAll(entries);
}

async function readAll(entries: readonly (FileSystemEntry | null)[]): Promise<PickedFile[]> {
  const found: PickedFile[] = [];
  for (const entry of entries) if (entry) await walk(entry, [], found);
  return found;
}

async function walk(entry: FileSystemEntry, path: readonly string[], found: PickedFile[]): Promise<void> {
  if (hidden.test(entry.name) || found.length >= mostAtOnce) return;
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject)).catch(() => undefined);
    if (file) found.push({ file, path });
  } else if (isFolder(entry)) {
    for (const child of await childrenOf(entry)) await walk(child, [...path, entry.name], found);
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** A folder gives its entries a hundred at a time. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])));
    if (some.length === 0) return all;
    all.push(...some);
  }
}

/** Files of a dialog; a chosen folder tells where each lay. */
export function readDialog(files: readonly File[]): PickedFile[] {
  return files
    .filter(({ name }) => !hidden.test(name))
    .map((file) => ({ file, path: (file.webkitRelativePath || '').split('/').slice(0, -1) }));
}
