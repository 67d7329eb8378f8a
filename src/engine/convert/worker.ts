import { serveWork } from '../work/serveWork';
import { toFailure } from './errors';
import { workConvert } from './workConvert';

/** One conversion per worker: reading, decoding, encoding and writing stay off the page. */
serveWork(workConvert, toFailure);
