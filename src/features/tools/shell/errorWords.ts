import { ConvertError } from '@/engine/convert/errors';
import { EraseError } from '@/engine/erase/errors';
import { ExportCanceledError, ExportError } from '@/engine/export/errors';
import { MediaError, type MediaErrorCode } from '@/engine/media/errors';
import { NarrationError } from '@/engine/narration/errors';
import { OcrError } from '@/engine/ocr/errors';
import type { Translate } from '@/hooks/useT';
import { DocumentError } from '@/lib/documents';
import { messageOf } from '@/lib/request';
import { VaultFullError } from '@/lib/storage';
import { ToolError } from './ToolError';

/** Why a run failed, in words, with what to do about it. */
export function errorWords(error: unknown, t: Translate): string {
  if (error instanceof ToolError) return t(error.messageId, { ...error.values });
  if (error instanceof ExportCanceledError) return t('tools.canceled');
  if (error instanceof ExportError) return t(`timelineExport.error.${error.code}`);
  if (error instanceof NarrationError) return t(`textToAudio.error.${error.code}`);
  if (error instanceof ConvertError) {
    const reason = error.mediaCode as MediaErrorCode | undefined;
    return reason ? t(`tools.media.${reason}`) : t(`toolCut.error.${error.code}`);
  }
  if (error instanceof OcrError)
    return t(error.code === 'models' ? 'tools.ocrModels' : `toolErase.error.${error.code}`);
  if (error instanceof EraseError) return t(`toolErase.error.${error.code}`);
  if (error instanceof MediaError) return t(`tools.media.${error.code}`);
  if (error instanceof DocumentError) return t(`documents.${error.reason}`);
  if (error instanceof VaultFullError || (error instanceof Error && error.name === 'QuotaExceededError')) {
    return t('tools.diskFull');
  }
  return messageOf(error);
}
