import { defineConfig } from '@umijs/max';
import { minifierTargets, polyfill, targets } from './config/browsers';
import { hosts, settings } from './config/hosts';
import { chunkLoadTimeout, layout } from './config/layout';
import { mediaDecoders } from './config/mediaDecoders';
import { plugins } from './config/plugins';
import { proxy } from './config/proxy';
import { routes } from './config/routes';
import { contentSecurityPolicy } from './config/security';
import { unnamedSharedChunks } from './config/sharedChunks';
import { slimEntry } from './config/slimEntry';

/** Engine without screens, for benches; never part of the product's own build. */
const isBench = process.env.APP_BENCH === 'on';
const benchRoutes = isBench ? [{ path: '/harness', component: '@/testing/harness/Harness', layout: false }] : [];
const outputPath = isBench ? '.cache/bench-dist' : 'dist';
const isProduction = process.env.NODE_ENV === 'production';

export default defineConfig({
  ...plugins,
  plugins: ['./config/modernSyntax', './config/pageHead'],
  npmClient: 'npm',
  title: layout.title,
  routes: [...benchRoutes, ...routes] as never,
  outputPath,
  hash: true,
  targets,
  polyfill,
  history: { type: 'browser' },
  favicons: ['/favicon.svg'],
  headScripts: ['/boot.js'],
  metas: [
    // Umi's own forbids zooming, which people with weak eyes need.
    { name: 'viewport', content: 'width=device-width, initial-scale=1' },
    ...(isProduction ? [{ 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy(hosts) }] : []),
  ],
  proxy,
  // The tables by which a PDF's Chinese fonts are read; fetched one by one when a file needs them.
  // The reader's worker is an ES module: as a script it would be minified into a function, where `export` is an error.
  copy: [
    { from: 'node_modules/pdfjs-dist/cmaps', to: `${outputPath}/pdf/cmaps` },
    { from: 'node_modules/pdfjs-dist/legacy/build/pdf.worker.min.mjs', to: `${outputPath}/pdf/worker.txt` },
    ...mediaDecoders(outputPath),
  ],
  define: {
    'process.env.APP_HOSTS': hosts,
    'process.env.APP_SETTINGS': settings,
  },
  mock: { exclude: ['mock/_*/**'] },
  esbuildMinifyIIFE: true,
  // Chinese as it is, not six ASCII characters for each: the page and the server say UTF-8.
  jsMinifierOptions: { target: minifierTargets, charset: 'utf8' },
  codeSplitting: { jsStrategy: 'granularChunks' },
  mfsu: {
    strategy: 'normal',
    // What workers import must be bundled: MFSU fetches prebuilt packages by a script tag, which a worker has not.
    exclude: [
      /@babel\/runtime/,
      /^mediabunny$/,
      /^@mediabunny\//,
      /^pdfjs-dist/,
      /^onnxruntime-/,
      /^fflate$/,
      /^read-excel-file/,
    ] as never,
  },
  chainWebpack(memo) {
    memo.output.chunkLoadTimeout(chunkLoadTimeout);
    slimEntry(memo.module);
    unnamedSharedChunks(memo.optimization);
    // The changelog page shows CHANGELOG.md itself.
    memo.module.rule('asset').oneOf('markdown').before('fallback').test(/\.md$/).type('asset/source');
    return memo;
  },
});
