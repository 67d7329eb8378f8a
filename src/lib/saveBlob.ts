/**
 * Hands what an address gives to the browser's downloads; the browser streams it to the disk by itself.
 *
 * @param name only counts for addresses of this origin, `blob:` and `data:`
 */
export function saveUrl(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

/** Hands a file to the browser's downloads. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  saveUrl(url, name);
  // The download has begun by then; a large one goes on reading from the file itself.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Hands a text to the downloads. With a byte order mark: Windows programs would take Chinese for something else. */
export const saveText = (text: string, name: string, type = 'text/plain'): void =>
  saveBlob(new Blob(['\ufeff', text], { type: `${type};charset=utf-8` }), name);
