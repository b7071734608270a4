'use strict';

const { build } = require('esbuild');

/** Packages that read files next to their own and therefore cannot be bundled. */
const IN_PLACE = ['@electric-sql/pglite', '@fastify/swagger-ui', 'pdfkit', 'pino'];

/**
 * Bundles the server and its packages into one file for tests that start it often: a start then takes less than half
 * the processor time of loading single modules.
 * @param {string} entry the program's first module.
 * @param {string} outfile a CommonJS file below the project's folder, from where it finds the unbundled packages.
 * @returns {Promise<void>} rejects when the build fails.
 */
async function bundleServer(entry, outfile) {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    external: IN_PLACE,
    platform: 'node',
    format: 'cjs',
    logLevel: 'error',
  });
}

module.exports = { bundleServer };
