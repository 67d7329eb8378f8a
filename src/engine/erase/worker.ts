import { serveWork } from '../work/serveWork';
import { toFailure } from './errors';
import { eraseFilm } from './film/eraseFilm';

/** One film per worker: decoding, erasing and encoding stay off the page. */
serveWork(eraseFilm, toFailure);
