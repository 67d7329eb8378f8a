import entry from './entry';
import frameParts from './frameParts';
import help from './help';
import publishPlatform from './publishPlatform';
import seeAs from './seeAs';
import shortcuts from './shortcuts';
import task from './task';
import voices from './voices';
import workbench from './workbench';
import writing from './writing';

/** What the frame of every page and the workbench show: the first page after a login waits for these alone. */
export default {
  ...entry,
  ...frameParts,
  ...help,
  ...publishPlatform,
  ...seeAs,
  ...shortcuts,
  ...task,
  ...voices,
  ...workbench,
  ...writing,
};
