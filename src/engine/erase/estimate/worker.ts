import { serveWork } from '../../work/serveWork';
import { toFailure } from '../errors';
import { estimateQuality } from './estimateQuality';

/** One estimate per worker. */
serveWork(estimateQuality, toFailure);
