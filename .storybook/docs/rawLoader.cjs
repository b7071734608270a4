'use strict';

/** A file's text as a module: the docs read the stylesheets, they do not apply them. */
module.exports = (source) => `module.exports = ${JSON.stringify(source)};`;
