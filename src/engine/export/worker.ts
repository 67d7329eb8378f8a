import { serveWork } from '../work/serveWork';
import { toFailure } from './errors';
import { workExport } from './workExport';

/** One export per worker: decoding, drawing, mixing and encoding stay off the page. */
serveWork(workExport, toFailure);
