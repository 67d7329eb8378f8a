/**
 * Oldest browsers that can run the product: the first ones with WebCodecs (Chromium 94) or close to it. Syntax is
 * compiled and the language's standard library is filled in for these; proposals are not, nor are web APIs that the product does not use.
 */
export const targets = { chrome: 94, edge: 94, firefox: 115, safari: 16, ios: 16 } as const;
export const polyfill = { imports: ['core-js/es', 'core-js/stable/url/can-parse'] };
