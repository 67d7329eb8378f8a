import { bundleLibraries } from './bundleLibraries';
import { bundleMockServer } from './bundleMockServer';

/** Once before a run of the tests: what each of its files would else read module by module. */
export default async function prepare(): Promise<void> {
  await Promise.all([bundleMockServer(), bundleLibraries()]);
}
