/**
 * Decoders of what browsers lack, each a file of its own beside the app, with its licence: workers fetch them when a first
 * such file is converted, and whoever serves the app may put another build in their place.
 */
export const mediaDecoders = (outputPath: string) =>
  [
    ['@hevcjs/core/dist/wasm/hevc-decode.js', 'hevc/hevc-decode.js'],
    ['@hevcjs/core/dist/wasm/hevc-decode.wasm', 'hevc/hevc-decode.wasm'],
    ['@hevcjs/core/LICENSE', 'hevc/LICENSE.txt'],
    ['libheif-js/libheif-wasm/libheif.js', 'heif/libheif.js'],
    ['libheif-js/libheif-wasm/libheif.wasm', 'heif/libheif.wasm'],
    ['libheif-js/libheif-wasm/LICENSE', 'heif/LICENSE.txt'],
  ].map(([from, to]) => ({ from: `node_modules/${from}`, to: `${outputPath}/${to}` }));
