import type { IApi } from '@umijs/max';
import { targets } from './browsers';

/**
 * Compiles for the browsers of `targets`. Umi names them to Babel and tells its preset in the same breath to ignore what
 * Babel was told (`ignoreBrowserslistConfig`), so everything would become the language of 2009, where each object spread of a
 * hot loop is a call that defines properties one by one.
 */
export default function modernSyntax(api: IApi): void {
  api.modifyBabelPresetOpts((options) => ({ ...options, presetEnv: { ...options.presetEnv, targets } }));
}
