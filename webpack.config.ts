import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Compilation, type Configuration, type WebpackPluginInstance } from 'webpack';
import { InjectManifest } from 'workbox-webpack-plugin';
import 'webpack-dev-server';
import { preloadsOf } from './scripts/budget/routeLoads';
import { routeViews } from './scripts/budget/routeViews';
import { routerAlias, routerRule } from './scripts/leanRouter';
import { minifiedStyles } from './scripts/minifiedStyles';
import { splitChunks } from './scripts/splitChunks';
import { withoutUnusedMui } from './scripts/unusedMui';
import { readWords } from './scripts/words/readWords';
import { PRELOADS_FILE } from './server/platform/web/preloads';

type Env = { WEBPACK_SERVE?: boolean };

const root = import.meta.dirname;
/** The document of every route but home. */
const SHELL = 'app.html';

/**
 * Writes dist/chunks.json, named chunk → files, so that the byte budget can be checked without a browser, and the list of
 * what the server announces with each page.
 */
const chunkManifest: WebpackPluginInstance = {
  apply: (compiler) =>
    compiler.hooks.done.tap('chunkManifest', (stats) => {
      const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
      if (stats.hasErrors()) return;
      const files = Object.fromEntries(
        Object.entries(namedChunkGroups).map(([name, { assets = [] }]) => [name, assets.map((asset) => asset.name)]),
      );
      const preloads = preloadsOf(routeViews(), files);
      writeFileSync(path.join(root, 'dist/chunks.json'), JSON.stringify(files, null, 1));
      writeFileSync(path.join(root, 'dist', PRELOADS_FILE), JSON.stringify(preloads));
    }),
};
/** Chunks that must start offline: the shell, tickets, boarding. */
const OFFLINE_CHUNKS = 'main home minhas-viagens minhas-viagens-bilhete acompanhe embarque leitor-qr'.split(' ');
const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/**
 * Builds the worker with the list of files that it keeps; a changed list makes a new worker. Files of chunks carry their
 * hash in their name; the other two are versioned by a hash of their content.
 */
const offlineWorker = new InjectManifest({
  swSrc: './src/sw/sw.ts',
  swDest: 'sw.js',
  chunks: OFFLINE_CHUNKS,
  include: [/\.(js|css)$/],
  dontCacheBustURLsMatching: /\.[0-9a-f]{6,8}\.\w+$/,
  additionalManifestEntries: [
    { url: '/favicon.svg', revision: hashOf(readFileSync(path.join(root, 'public/favicon.svg'))) },
  ],
  manifestTransforms: [
    (files, compilation) => {
      const shell = (compilation as Compilation).getAsset(SHELL)?.source.buffer();
      if (!shell) throw new Error(`the worker has no ${SHELL} to keep`);
      const entry = { url: `/${SHELL}`, revision: hashOf(shell), size: shell.length };
      return { manifest: [...files, entry], warnings: [] };
    },
  ],
});
/**
 * Positions alone, without the sources, beside the public folder: the server maps reported errors by them. No file names
 * its map, so no browser asks for it.
 */
const sourceMaps = new webpack.SourceMapDevToolPlugin({
  test: /\.js$/,
  filename: '../dist-mapas/[file].map',
  append: false,
  noSources: true,
});
const apiPort = Number(process.env.API_PORT ?? 8081);

/**
 * One bundle for the browser. `app.html` is the shell of every route; the build then prerenders home into
 * `index.html` (scripts/prerender), with its critical CSS inline and the entry loaded on first interaction.
 */
export default (env: Env = {}, argv: { mode?: string } = {}): Configuration => {
  const serve = Boolean(env.WEBPACK_SERVE);
  const production = !serve && argv.mode !== 'development';
  // The runtime, which every route loads, lists the hash of each lazy file: two digits fewer are 0.3 kB of brotli.
  const name = production ? '[name].[contenthash:6]' : '[name]';

  return {
    mode: production ? 'production' : 'development',
    target: production ? ['web', 'es2022'] : 'web',
    entry: './src/app/main.tsx',
    devtool: production ? false : 'eval-source-map',
    output: {
      path: path.join(root, 'dist'),
      publicPath: '/',
      clean: true,
      trustedTypes: { policyName: 'webpack' },
      filename: `js/${name}.js`,
      chunkFilename: `js/${name}.js`,
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: routerAlias(production) },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          include: path.join(root, 'src'),
          use: [
            {
              loader: 'swc-loader',
              options: {
                jsc: {
                  parser: { syntax: 'typescript', tsx: true },
                  transform: { react: { runtime: 'automatic', development: !production, refresh: serve } },
                  target: 'es2022',
                },
              },
            },
            path.join(root, 'scripts/words/compileCalls.ts'),
          ],
        },
        routerRule,
        { test: /[\\/]src[\\/]words[\\/]\w+[\\/]\w+\.json$/, type: 'json', parser: { parse: readWords } },
        {
          test: /\.css$/,
          use: [production ? MiniCssExtractPlugin.loader : 'style-loader', 'css-loader'],
          sideEffects: true,
        },
        { test: /\.(svg|png|webp|woff2)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      moduleIds: 'deterministic',
      // The shortest names of exports instead of hashed ones: 1 to 4 kB a route. Only a module's own changes move them.
      mangleExports: 'size',
      // In the entry, which changes with it: a file of its own would be one more request of each first visit.
      runtimeChunk: false,
      splitChunks,
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { ecma: 2022, compress: { ecma: 2022, passes: 5 }, mangle: true },
        }),
      ],
    },
    plugins: [
      new HtmlWebpackPlugin({
        filename: serve ? 'index.html' : SHELL,
        template: 'src/app/shell.html',
        scriptLoading: 'defer',
        minify: production,
      }),
      withoutUnusedMui(),
      new webpack.DefinePlugin({ __DEVELOPMENT__: JSON.stringify(!production), WORDS_COMPILED: 'true' }),
      ...(production
        ? [new MiniCssExtractPlugin({ filename: `css/${name}.css`, ignoreOrder: true }), minifiedStyles]
        : []),
      ...(serve ? [new ReactRefreshPlugin({ overlay: false })] : []),
      ...(production
        ? [
            sourceMaps,
            chunkManifest,
            offlineWorker,
            new CompressionPlugin({
              filename: '[path][base].gz',
              algorithm: 'gzip',
              test: /\.(js|css|svg|webmanifest)$/,
              threshold: 512,
            }),
            new CompressionPlugin<zlib.BrotliOptions>({
              filename: '[path][base].br',
              algorithm: 'brotliCompress',
              test: /\.(js|css|svg|webmanifest)$/,
              threshold: 512,
              compressionOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } },
            }),
          ]
        : []),
    ],
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(root, '.cache/webpack'),
      buildDependencies: { config: [import.meta.filename] },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    devServer: {
      port: Number(process.env.PORT ?? 8080),
      host: '127.0.0.1',
      hot: true,
      // The built book stands beside the product; without one its address is as any unknown one.
      static: [
        path.join(root, 'public'),
        { directory: path.join(root, 'storybook-static'), publicPath: '/_livro', watch: false },
      ],
      historyApiFallback: true,
      client: { overlay: false },
      proxy: [
        {
          context: [
            '/api',
            '/_idp',
            '/_sandbox',
            '/config.json',
            '/gtfs.zip',
            '/gtfs-rt',
            '/sitemap.xml',
            '/robots.txt',
            '/onibus',
            '/en/onibus',
            '/es/onibus',
          ],
          target: `http://127.0.0.1:${apiPort}`,
        },
      ],
    },
  };
};
