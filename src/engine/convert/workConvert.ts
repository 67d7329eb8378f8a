import { removeTemp } from '../work/storage';
import type { WorkContext } from '../work/types';
import { cutFilm } from './cut/cutFilm';
import { findScenes } from './scenes/findScenes';
import { findSilences } from './sound/findSilences';
import { takeSound } from './sound/takeSound';
import { transcodeFilm } from './transcode/transcodeFilm';
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
      return cutFilm(request, context);
    case 'sound':
      return takeSound(request, context);
    case 'transcode':
      return transcodeFilm(request, context);
    case 'scenes':
      return findScenes(request, context);
    case 'silences':
      return findSilences(request, context);
  }
}
