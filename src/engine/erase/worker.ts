import { serveWork } from '../work/serveWork';
import { toFailure } from './errors';
import { eraseVideo } from './video/eraseVideo';

/** One video per worker: decoding, erasing and encoding stay off the page. */
serveWork(eraseVideo, toFailure);
