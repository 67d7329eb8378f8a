import { useFormBusy } from '@/components/resource/formBusy';
import { MediaUpload, type MediaUploadProps } from '@/components/upload/MediaUpload';
import { shownByCaller } from '@/lib/request';
import { fileApi } from '@/services/file/api';

/** The tile of the file says what went wrong; no toast on top. */
const recordFile: MediaUploadProps['record'] = (file) => fileApi.save(file, shownByCaller);

/** The goods' images and clips; saving the form waits for what is still on its way. */
export function GoodsMediaInput(props: Pick<MediaUploadProps, 'id' | 'value' | 'onChange'>) {
  return <MediaUpload {...props} max={60} record={recordFile} onBusyChange={useFormBusy()} />;
}
