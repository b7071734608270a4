'use strict';

const { build } = require('esbuild');

/** Packages that read files next to their own and therefore cannot be bundled. */
const IN_PLACE = ['@electric-sql/pglite', '@fastify/swagger-ui', 'pdfkit', 'pino'];
/**
 * The SDK of tracing and the client of Redis, loaded only where they are on: in the file their 2.6 MB would be parsed at every
 * start. The signer of passes of wallets is loaded by the first pass.
 */
const ON_DEMAND = [
  '@fastify/otel',
  '@opentelemetry/exporter-trace-otlp-proto',
  '@opentelemetry/instrumentation-pg',
  '@opentelemetry/instrumentation-undici',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace-node',
  '@redis/client',
  'node-forge',
  'passkit-generator',
];
/** Modules of ECMAScript lack what bundled CommonJS packages call by these names. */
const COMMON_JS = [
  "import { createRequire as __createRequire } from 'node:module';",
  "import { dirname as __dirnameOf } from 'node:path';",
  "import { fileURLToPath as __pathOf } from 'node:url';",
  'const require = __createRequire(import.meta.url);',
  'const __filename = __pathOf(import.meta.url);',
  'const __dirname = __dirnameOf(__filename);',
].join('\n');

/**
 * Bundles the server and its packages into one file: a start then takes less than half the processor time of loading
 * single modules.
 * @param {string} entry the program's first module.
 * @param {string} outfile `.mjs` for a module, else CommonJS; the unbundled packages are found from its folder.
 * @returns {Promise<void>} rejects when the build fails.
 */
async function bundleServer(entry, outfile) {
  const isModule = outfile.endsWith('.mjs');
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    external: [...IN_PLACE, ...ON_DEMAND],
    platform: 'node',
    target: 'node22.12',
    format: isModule ? 'esm' : 'cjs',
    ...(isModule && { banner: { js: COMMON_JS } }),
    logLevel: 'error',
  });
}

module.exports = { bundleServer };
