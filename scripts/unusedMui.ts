import path from 'node:path';
import webpack from 'webpack';

/**
 * Modules of MUI that are loaded but never run. The default theme is for components outside a theme, while each of ours
 * stands inside `MuiTheme`; it brings `createTheme`, about 8 kB. The ripple is off in `componentDefaults`, about 3 kB.
 */
const UNUSED = /[\\/]@mui[\\/]material[\\/](styles[\\/]defaultTheme|ButtonBase[\\/]TouchRipple)\.m?js$/;

/** Leaves them out of a bundle. The book's does so too: a component that needed one of them would break its stories. */
export const withoutUnusedMui = (): webpack.NormalModuleReplacementPlugin =>
  new webpack.NormalModuleReplacementPlugin(UNUSED, path.join(import.meta.dirname, 'empty.mjs'));
