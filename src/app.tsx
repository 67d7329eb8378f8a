export { requestConfig as request } from '@/lib/request';
export { i18nProvider, innerProvider, locale, render } from './shell/runtime';
export { getInitialState } from './shell/startup/getInitialState';
export { warmRoutes as patchRoutes } from './shell/startup/warmRoutes';
