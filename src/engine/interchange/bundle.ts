export { BundleError } from './errors';
export { readBundle } from './readBundle';
export { bundleFile, writeBundle } from './writeBundle';
