/**
 * Oldest browsers that can run the product: the first ones with WebCodecs (Chromium 94) or close to it. Syntax is
 * compiled and the language's standard library is filled in for these; proposals are not, nor are web APIs that the product does not use.
 */
export const targets = { chrome: 94, edge: 94, firefox: 115, safari: 16, ios: 16 } as const;
export const polyfill = { imports: ['core-js/es', 'core-js/stable/url/can-parse'] };

/**
 * The same in esbuild's names, for the minifier. Umi's own list adds es2015: that makes every async function a call of a
 * helper, which the workers that Mediabunny makes from a function's text (transparent video) do not have.
 */
export const minifierTargets = Object.entries(targets).map(([name, version]) => `${name}${version}`);
