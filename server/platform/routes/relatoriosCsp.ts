import { Type } from 'typebox';
import type { App } from '../http/appTypes';
import { readCspReports } from '../http/security/cspReport';
import { createMinuteSample } from '../http/logging/minuteSample';
import { CSP_REPORTS_PATH } from '../http/security/contentPolicy';

/** A browser's report is one or two kB, and it sends a few at once. */
const BODY_LIMIT = 16 * 1024;
/** Different violations that are logged in a minute. */
const LINES_A_MINUTE = 20;
const MEDIA_TYPES = ['application/csp-report', 'application/reports+json'];

/**
 * POST of a browser's reports on the content security policy: always 204. Each violation is one line of the
 * log, once a minute. Anybody may call it, so a line holds nothing but names, origins and the words of our own paths.
 */
export async function registerRelatoriosCsp(app: App): Promise<void> {
  const sample = createMinuteSample(LINES_A_MINUTE);
  await app.register((scope, _options, done) => {
    scope.addContentTypeParser(MEDIA_TYPES, { parseAs: 'string' }, scope.getDefaultJsonParser('error', 'error'));
    scope.post(
      CSP_REPORTS_PATH,
      { bodyLimit: BODY_LIMIT, config: { access: 'publico' }, schema: { hide: true, body: Type.Unknown() } },
      async ({ body, log }, reply) => {
        for (const violation of readCspReports(body)) {
          const told = sample.take(JSON.stringify(violation));
          if (told !== null) log.warn({ csp: violation, ...told }, 'the content security policy was violated');
        }
        return reply.code(204).send();
      },
    );
    done();
  });
}
