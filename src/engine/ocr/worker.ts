import { serveWork } from '../work/serveWork';
import { toFailure } from './errors';
import { readVideo } from './readVideo';

/** One video per worker. */
serveWork(readVideo, toFailure);
