import { serveWork } from '../work/serveWork';
import { toFailure } from './failure';
import { findFaces } from './findFaces';

/** One set of images per worker. */
serveWork(findFaces, toFailure);
