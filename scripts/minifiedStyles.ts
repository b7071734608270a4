import esbuild from 'esbuild';
import webpack, { type WebpackPluginInstance } from 'webpack';

/** Minifies stylesheets once they are whole; home's is inlined in its page afterwards. */
export const minifiedStyles: WebpackPluginInstance = {
  apply: (compiler) =>
    compiler.hooks.compilation.tap('minifiedStyles', (compilation) =>
      compilation.hooks.processAssets.tapPromise(
        { name: 'minifiedStyles', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE },
        async (assets) => {
          const sheets = Object.entries(assets).filter(([name]) => name.endsWith('.css'));
          await Promise.all(
            sheets.map(async ([name, source]) => {
              const options = { loader: 'css', minify: true, legalComments: 'none' } as const;
              const { code } = await esbuild.transform(source.source().toString(), options);
              compilation.updateAsset(name, new webpack.sources.RawSource(code));
            }),
          );
        },
      ),
    ),
};
