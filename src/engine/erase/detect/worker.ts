import { serveWork } from '../../work/serveWork';
import { toFailure } from '../errors';
import { detectFilm } from './detectFilm';

/** One search per worker. */
serveWork(detectFilm, toFailure);
