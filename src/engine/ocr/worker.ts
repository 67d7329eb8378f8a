import type { DoWork } from '../work';
import { serveWork } from '../work/serveWork';
import { toFailure } from './errors';
import { readImages } from './readImages';
import { readVideo } from './readVideo';
import type { ImageOcrRequest, ImageOcrResult, OcrProgress, OcrRequest, OcrResult } from './types';

const read: DoWork<OcrRequest | ImageOcrRequest, OcrProgress, OcrResult | ImageOcrResult> = (request, context) =>
  'images' in request ? readImages(request, context) : readVideo(request, context);

/** One video, or one set of images, per worker. */
serveWork(read, toFailure);
