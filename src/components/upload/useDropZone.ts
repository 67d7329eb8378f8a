import { type ClipboardEvent, type DragEvent, useState } from 'react';
import { type PickedFile, readDrop } from './readDrop';

interface DropZoneOptions {
  readonly onFiles: (picked: readonly PickedFile[]) => void;
  /** Opens dropped folders. */
  readonly hasFolders?: boolean;
  readonly isDisabled?: boolean;
}

/** Makes an element take dropped and pasted files; spread `zoneProps` on it. */
export function useDropZone({ onFiles, hasFolders = false, isDisabled = false }: DropZoneOptions) {
  const [isOver, setOver] = useState(false);
  const take = (files: readonly File[]) => onFiles(files.map((file) => ({ file, path: [] })));
  const zoneProps = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(!isDisabled);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      if (isDisabled) return;
      if (hasFolders) void readDrop(event.dataTransfer).then(onFiles);
      else take([...event.dataTransfer.files]);
    },
    onPaste: (event: ClipboardEvent) => {
      const files = [...event.clipboardData.files];
      if (isDisabled || files.length === 0) return;
      event.preventDefault();
      take(files);
    },
  };
  return { isOver, zoneProps };
}
