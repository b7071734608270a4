'use strict';

/** A file's text as a module: the docs read stylesheets without applying them. */
module.exports = (source) => `module.exports = ${JSON.stringify(source)};`;
