import { serveWork } from '../../../work/serveWork';
import { toFailure } from '../../errors';
import { workStretch } from './workStretch';

/** One stretch per worker, beside others of the same video. */
serveWork(workStretch, toFailure);
