'use strict';

const { createHash } = require('node:crypto');
const { transformSync, version } = require('@swc/core');

/**
 * Translates a module for Jest with swc. Jest keeps what comes out by this key: the file, its text and the options. `@swc/jest`
 * also takes in the project's whole configuration, so that each project, and each way to choose tests, translates every
 * file anew.
 * @param options of swc, from jest.config.mjs.
 */
const createTransformer = (options) => {
  const fixed = JSON.stringify([version, process.version, options]);
  const settings = (filename, isModule) => ({
    ...options,
    filename,
    configFile: false,
    swcrc: false,
    module: { ...options.module, type: isModule ? 'es6' : 'commonjs' },
  });
  return {
    getCacheKey: (source, filename, { instrument, supportsStaticESM }) =>
      createHash('sha1')
        .update(JSON.stringify([fixed, filename, Boolean(instrument), Boolean(supportsStaticESM)]))
        .update(source)
        .digest('hex'),
    process: (source, filename, { supportsStaticESM }) => transformSync(source, settings(filename, supportsStaticESM)),
  };
};

module.exports = { createTransformer };
