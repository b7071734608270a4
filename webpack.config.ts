import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import 'webpack-dev-server';

type Env = { WEBPACK_SERVE?: boolean };

const root = import.meta.dirname;

/** Writes dist/chunks.json, named chunk → files, so that the byte budget can be checked without a browser. */
const chunkManifest: WebpackPluginInstance = {
  apply: (compiler) =>
    compiler.hooks.done.tap('chunkManifest', (stats) => {
      const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
      const files = Object.entries(namedChunkGroups).map(([name, { assets = [] }]) => [
        name,
        assets.map((asset) => asset.name),
      ]);
      if (!stats.hasErrors())
        writeFileSync(path.join(root, 'dist/chunks.json'), JSON.stringify(Object.fromEntries(files), null, 1));
    }),
};
/** Chunks that must start offline: the shell, tickets, boarding. */
const OFFLINE_CHUNKS = ['main', 'minhas-viagens', 'minhas-viagens-bilhete', 'embarque', 'leitor-qr'];
const NO_MANIFEST = 'self.__WB_MANIFEST';

/**
 * Writes the list of kept files into sw.js; a changed list makes a new worker. Runs on final names, before compression.
 */
const offlineManifest: WebpackPluginInstance = {
  apply: (compiler) =>
    compiler.hooks.thisCompilation.tap('offlineManifest', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'offlineManifest', stage }, (assets) => {
        const files = OFFLINE_CHUNKS.flatMap((name) => compilation.namedChunkGroups.get(name)?.getFiles() ?? []);
        const shell = createHash('sha256')
          .update(assets['app.html']?.buffer() ?? '')
          .digest('hex');
        const entries = [
          { url: '/app.html', revision: shell.slice(0, 16) },
          { url: '/favicon.svg', revision: shell.slice(0, 16) },
          ...[...new Set(files)].map((file) => ({ url: `/${file}`, revision: null })),
        ];
        const source = String(assets['sw.js']?.source());
        if (!source.includes(NO_MANIFEST)) throw new Error('sw.js has no place for its list of files');
        compilation.updateAsset(
          'sw.js',
          new webpack.sources.RawSource(source.replace(NO_MANIFEST, JSON.stringify(entries))),
        );
      });
    }),
};
/** The worker is independent: it shares no chunk with a page. */
const entries = (production: boolean): Configuration['entry'] => ({
  main: './src/app/main.tsx',
  ...(production ? { sw: { import: './src/sw/sw.ts', filename: 'sw.js', runtime: false as const } } : {}),
});
const apiPort = Number(process.env.API_PORT ?? 8081);

/**
 * One bundle for the browser. `app.html` is the shell of every route; the build then prerenders home into
 * `index.html` (scripts/prerender), with its critical CSS inline and the entry loaded on first interaction.
 */
export default (env: Env = {}, argv: { mode?: string } = {}): Configuration => {
  const serve = Boolean(env.WEBPACK_SERVE);
  const production = !serve && argv.mode !== 'development';
  const name = production ? '[name].[contenthash:10]' : '[name]';

  return {
    mode: production ? 'production' : 'development',
    target: production ? ['web', 'es2022'] : 'web',
    entry: entries(production),
    devtool: production ? false : 'eval-source-map',
    output: {
      path: path.join(root, 'dist'),
      publicPath: '/',
      clean: true,
      trustedTypes: { policyName: 'webpack' },
      filename: `js/${name}.js`,
      chunkFilename: `js/${name}.js`,
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          include: path.join(root, 'src'),
          use: {
            loader: 'swc-loader',
            options: {
              jsc: {
                parser: { syntax: 'typescript', tsx: true },
                transform: { react: { runtime: 'automatic', development: !production, refresh: serve } },
                target: 'es2022',
              },
            },
          },
        },
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
      runtimeChunk: 'single',
      splitChunks: {
        chunks: (chunk) => chunk.name !== 'sw',
        maxInitialRequests: 6,
        cacheGroups: {
          framework: {
            test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
            name: 'framework',
            chunks: 'initial',
            priority: 40,
            enforce: true,
          },
        },
      },
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { compress: { passes: 2 }, mangle: true },
        }),
      ],
    },
    plugins: [
      new HtmlWebpackPlugin({
        filename: serve ? 'index.html' : 'app.html',
        template: 'src/app/shell.html',
        scriptLoading: 'defer',
        minify: production,
        excludeChunks: ['sw'],
      }),
      new webpack.DefinePlugin({ __DEVELOPMENT__: JSON.stringify(!production) }),
      ...(production ? [new MiniCssExtractPlugin({ filename: `css/${name}.css`, ignoreOrder: true })] : []),
      ...(serve ? [new ReactRefreshPlugin({ overlay: false })] : []),
      ...(production
        ? [
            chunkManifest,
            offlineManifest,
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
      static: path.join(root, 'public'),
      historyApiFallback: true,
      client: { overlay: false },
      proxy: [
        {
          context: ['/api', '/_idp', '/_sandbox', '/config.json'],
          target: `http://127.0.0.1:${apiPort}`,
        },
      ],
    },
  };
};
