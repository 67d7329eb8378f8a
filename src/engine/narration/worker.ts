import { serveWork } from '../work/serveWork';
import { toFailure } from './errors';
import { workNarration } from './workNarration';

/** One narration per worker. */
serveWork(workNarration, toFailure);
