import type { StorybookConfig } from '@storybook/react-webpack5';

const config: StorybookConfig = {
  framework: { name: '@storybook/react-webpack5', options: {} },
  stories: ['../src/**/*.mdx', './qa/*.mdx', '../src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-webpack5-compiler-swc',
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    'storybook-addon-pseudo-states',
    'storybook-addon-tag-badges',
  ],
  // The favicon, which is the mark in the sidebar as well.
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { check: false, reactDocgen: 'react-docgen' },
  // No `jsc.target`: the compiler addon sets `env`, and the two exclude each other.
  swc: () => ({
    jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
  }),
  // A book is read on a desk and holds every screen at once: the budget of the product's pages is not its own, and
  // what nobody downloads over a telephone need not be made small, which would be half of the build. What is not made
  // small can be read as it is, without source maps.
  webpackFinal: (webpack) => ({
    ...webpack,
    devtool: false,
    performance: false,
    optimization: { ...webpack.optimization, minimize: false },
  }),
};
export default config;
