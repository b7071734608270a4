'use strict';

/**
 * The import rules of the project for changed files and all that they reach, which holds any new cycle. A file without
 * imports and importers is known only among all files, so `npm test` looks for those.
 */
const { forbidden, ...others } = require('../../.dependency-cruiser.cjs');

module.exports = { ...others, forbidden: forbidden.filter(({ name }) => name !== 'no-orphans') };
