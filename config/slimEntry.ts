/** The part of webpack-chain's `module` that is used here. */
interface Rule {
  test(pattern: RegExp): Rule;
  sideEffects(has: boolean): Rule;
  readonly resolve: { readonly alias: { set(name: string, target: string | false): unknown } };
}

/** Keeps what nobody uses out of the entry bundle. */
export function slimEntry(module: { rule(name: string): Rule }): void {
  // js-md5 and axios ask for Node's buffer only under Node; the bundler would add the whole polyfill (12 KB).
  module
    .rule('without-buffer')
    .test(/[\\/](js-md5|axios)[\\/]/)
    .resolve.alias.set('buffer', false);
  // Umi's request plugin re-exports this hook; the product uses ahooks' own, but the package is not marked as pure.
  module
    .rule('unused-use-request')
    .test(/[\\/]@ahooksjs[\\/]use-request[\\/]/)
    .sideEffects(false);
}
