'use strict';

const { createHash } = require('node:crypto');
const { transformSync, version } = require('@swc/core');

/**
 * Transforms a module for Jest with swc. The cache key consists of file, text and options; `@swc/jest` includes the
 * project's whole configuration, so that each project, and each selection of tests, would transform every file anew.
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
