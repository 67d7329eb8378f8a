import { removeTemp } from '../work/storage';
import type { WorkContext } from '../work/types';
import { findSilences } from './audio/findSilences';
import { takeAudio } from './audio/takeAudio';
import { cutVideo } from './cut/cutVideo';
import { findScenes } from './scenes/findScenes';
import { transcodeVideo } from './transcodeVideo';
import type { ConvertProgress, ConvertRequest, ConvertResult } from './types';

/** One conversion, wherever it runs. Of several files none stays when one fails. */
export async function workConvert(
  request: ConvertRequest,
  context: WorkContext<ConvertProgress>,
): Promise<ConvertResult> {
  try {
    return await doWork(request, context);
  } catch (error) {
    await removeTemp(context.tempName);
    throw error;
  }
}

function doWork(request: ConvertRequest, context: WorkContext<ConvertProgress>): Promise<ConvertResult> {
  switch (request.kind) {
    case 'cut':
      return cutVideo(request, context);
    case 'audio':
      return takeAudio(request, context);
    case 'transcode':
      return transcodeVideo(request, context);
    case 'scenes':
      return findScenes(request, context);
    case 'silences':
      return findSilences(request, context);
  }
}
