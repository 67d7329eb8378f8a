export { BundleError, type BundleErrorCode } from './errors';
export { type OpenedBundle, type ReadBundleOptions, readBundle } from './readBundle';
export { bundleFile, type MediaSource, type WriteBundleOptions, writeBundle } from './writeBundle';
