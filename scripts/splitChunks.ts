/** How webpack divides the code into files. */
import type { Configuration } from 'webpack';
import { isFollowed, isOfManyScreens, isShared, MANY_CHUNKS } from './sharedControls';

export const splitChunks = {
  chunks: isShared,
  maxInitialRequests: 6,
  // Small groups are copied rather than fetched one by one: four to eight files fewer a screen, at the same bytes.
  maxAsyncRequests: 6,
  // With webpack's 20 kB, groups of 15 to 20 were copied into each of a purchase's four steps: 6 kB in all.
  minSize: 40_000,
  cacheGroups: {
    // A package of one chunk stands in it, and groups of many are told apart by their chunks alone.
    defaultVendors: false,
    // All packages of the entry: they change less often than our code.
    framework: {
      test: /[\\/]node_modules[\\/]/,
      name: 'framework',
      chunks: 'initial',
      priority: 40,
      enforce: true,
    },
    // One file in place of five.
    interface: {
      test: isOfManyScreens,
      name: 'interface',
      chunks: (chunk) => !chunk.canBeInitial() && isShared(chunk),
      minChunks: MANY_CHUNKS,
      priority: 30,
      enforce: true,
    },
    // The styles of all steps come with the first.
    seguida: {
      type: 'css/mini-extract',
      name: 'seguida',
      chunks: isFollowed,
      priority: 50,
      enforce: true,
    },
  },
} satisfies NonNullable<Configuration['optimization']>['splitChunks'];
