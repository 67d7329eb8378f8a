/** Registers the seeds of the core's own tables; other groups import theirs from their mock file. */
import './identity';
import './invite';
