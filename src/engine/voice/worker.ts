import { serveWork } from '../work/serveWork';
import { toFailure } from './errors';
import { findSpeech } from './findSpeech';

/** One source per worker. */
serveWork(findSpeech, toFailure);
