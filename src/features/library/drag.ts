const type = 'application/x-library-files';

/** Takes files of the library along with the pointer. */
export function startDrag(data: DataTransfer, ids: readonly string[]): void {
  data.effectAllowed = 'move';
  data.setData(type, JSON.stringify(ids));
}

export const isLibraryDrag = (data: DataTransfer): boolean => data.types.includes(type);
export const isFileDrag = (data: DataTransfer): boolean => data.types.includes('Files');

/** What was dragged; nothing where it was something else. */
export function draggedIds(data: DataTransfer): readonly string[] {
  try {
    const ids: unknown = JSON.parse(data.getData(type) || '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
