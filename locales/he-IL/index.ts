import common from './common';
import menu from './menu';
import shell from './shell';

export default { ...common, ...menu, ...shell };
