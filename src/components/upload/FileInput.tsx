import type { ComponentProps } from 'react';

interface FileInputProps
  extends Pick<
    ComponentProps<'input'>,
    'ref' | 'id' | 'accept' | 'multiple' | 'capture' | 'aria-label' | 'aria-hidden'
  > {
  /** At least one. */
  readonly onFiles: (files: File[]) => void;
}

/** The system's dialog for files: a button of the caller's opens it by `ref.current.click()`, it has no face of its own. */
export function FileInput({ onFiles, ...props }: FileInputProps) {
  return (
    <input
      {...props}
      type="file"
      tabIndex={-1}
      // Not the attribute: antd's form styles give file inputs a display of their own.
      style={{ display: 'none' }}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        // So that the same file can be chosen again.
        currentTarget.value = '';
        if (files.length > 0) onFiles(files);
      }}
    />
  );
}
