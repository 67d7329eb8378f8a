import { serveWork } from '../work/serveWork';
import { alignScript } from './alignScript';
import { toFailure } from './errors';

/** One recording per worker. */
serveWork(alignScript, toFailure);
