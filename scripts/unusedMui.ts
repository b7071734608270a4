import path from 'node:path';
import webpack from 'webpack';

/**
 * Modules of MUI that are loaded but never run, and what stands for them. The default themes are for components outside a
 * theme, while each of ours stands inside `MuiTheme`. The ripple is off in `componentDefaults`. The `sx` property is
 * closed by the library, so the system that resolves it has no input. A message has its icon from `KindIcon`, a list of
 * options and a sorted column their arrow, and buttons are ours. No checkbox is half checked. A list of options stands in
 * an `OutlinedInput`. Emotion imports `hoist-non-react-statics` for an export that the browser's build does not have.
 */
const UNUSED: readonly (readonly [module: RegExp, standIn: string])[] = [
  [/[\\/]@mui[\\/](material[\\/]styles[\\/]defaultTheme|system[\\/]createTheme[\\/]index)\.m?js$/, 'emptyTheme'],
  [/[\\/]@mui[\\/]system[\\/]styleFunctionSx[\\/]index\.m?js$/, 'withoutSx'],
  [/[\\/]@mui[\\/]material[\\/](ButtonBase[\\/]TouchRipple|IconButton[\\/]index|Input[\\/]index)\.m?js$/, 'emptyPart'],
  [
    /[\\/]@mui[\\/]material[\\/]internal[\\/]svg-icons[\\/](SuccessOutlined|ReportProblemOutlined|ErrorOutline|InfoOutlined|Close|IndeterminateCheckBox|ArrowDropDown|ArrowDownward)\.m?js$/,
    'emptyPart',
  ],
  [/[\\/]hoist-non-react-statics[\\/].+\.js$/, 'emptyPart'],
];

/**
 * Leaves them out of a bundle, about 14 kB. The book's does so too: a component that needed one of them would break its
 * stories.
 */
export const withoutUnusedMui = (): webpack.WebpackPluginInstance => ({
  apply: (compiler) => {
    for (const [module, standIn] of UNUSED)
      new webpack.NormalModuleReplacementPlugin(
        module,
        path.join(import.meta.dirname, `unusedMui/${standIn}.mjs`),
      ).apply(compiler);
  },
});
