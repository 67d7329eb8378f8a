import auth from './auth';
import common from './common';
import errors from './errors';
import home from './home';
import menu from './menu';
import request from './request';
import shell from './shell';
import upload from './upload';

/** What the pages without a login show: these come with the entry, the rest with the pages behind the login. */
export default { ...auth, ...common, ...errors, ...home, ...menu, ...request, ...shell, ...upload };
