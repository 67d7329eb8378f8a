import { App } from 'antd';
import { CropDialog } from '@/blocks/CropDialog';
import { addToLibrary } from '@/blocks/media';
import { coverShapes } from '@/domain/platforms';
import { useT } from '@/hooks/useT';
import { lastingFormat } from '@/lib/cropImage';
import type { FileRecord } from '@/services/file/schema';

interface CropFileProps {
  readonly file: FileRecord;
  readonly onClose: () => void;
}

/** Cuts an image of the library to a platform's shape. The part is a file of its own beside it: what uses the whole goes on. */
export function CropFile({ file, onClose }: CropFileProps) {
  const t = useT();
  const { message } = App.useApp();
  return (
    <CropDialog
      url={file.url}
      name={file.name}
      ratios={coverShapes}
      format={lastingFormat(file.mime)}
      onClose={onClose}
      onCropped={(cropped) => {
        addToLibrary([{ file: cropped, path: [] }], file.folder_id);
        message.success(t('library.cropped', { name: cropped.name }));
        onClose();
      }}
    />
  );
}
