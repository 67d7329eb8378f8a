import { serveWork } from '../../work/serveWork';
import { toFailure } from '../errors';
import { detectVideo } from './detectVideo';

/** One search per worker. */
serveWork(detectVideo, toFailure);
