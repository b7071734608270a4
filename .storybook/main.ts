import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-webpack5';
import webpack from 'webpack';
import { factsExpression } from '../scripts/docs/bookFacts';
import { withoutUnusedMui } from '../scripts/unusedMui';

/** Facts of the sources for the pages, read at the build, so that no file of them gets stale. */
const facts = () => new webpack.DefinePlugin({ BOOK_FACTS: factsExpression(path.resolve(import.meta.dirname, '..')) });

/** Files of stories that `npm run check` walks (a JSON list); the whole book without it. */
const part = process.env['BOOK_PART'] ? (JSON.parse(process.env['BOOK_PART']) as string[]) : undefined;

const bookConfig: StorybookConfig = {
  framework: { name: '@storybook/react-webpack5', options: {} },
  stories: part?.map((file) => `../${file}`) ?? [
    '../src/**/*.mdx',
    './{qa,padroes}/*.mdx',
    '../src/**/*.stories.tsx',
    './{screens,flows}/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-webpack5-compiler-swc',
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    'storybook-addon-pseudo-states',
    'storybook-addon-tag-badges',
  ],
  // The favicon, also the logo in the sidebar; and the accepted pictures, which the pages of screens show.
  staticDirs: ['../public', { from: '../tests/stories/pictures', to: '/retratos' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { check: false, reactDocgen: part ? false : 'react-docgen' },
  // No `jsc.target`: the compiler addon sets `env`, and the two exclude each other.
  swc: () => ({
    jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
  }),
  // No size budget and no minification: the book is read on a desktop and contains every screen, and minifying would
  // take half the build. Unminified code needs no source maps.
  webpackFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), withoutUnusedMui(), facts()],
    devtool: false,
    performance: false,
    optimization: { ...config.optimization, minimize: false },
  }),
};
export default bookConfig;
