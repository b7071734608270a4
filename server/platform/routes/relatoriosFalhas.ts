import { VERSAO_APP } from '../../../src/domain/base/constantes';
import { rotas } from '../../../src/domain/base/rotas';
import { FalhasDoNavegador } from '../../../src/domain/wire/base/falhasDoNavegador';
import type { ToSource } from '../falhas/sourceFrames';
import type { App } from '../http/appTypes';
import { createMinuteSample } from '../http/logging/minuteSample';
import type { Metrics } from '../metrics/metrics';

/** The longest report that the collector of the web makes is a third of it. */
const BODY_LIMIT = 16 * 1024;
/** Different errors that are logged in a minute, over all pages; the figures count them all. */
const LINES_A_MINUTE = 20;

interface FalhasServices {
  toSource: ToSource;
  metrics: Pick<Metrics, 'countBrowserError'>;
}

/**
 * POST of what broke in a page: always 204. Each different error is one line of the log a minute, with its places in the
 * sources, and is counted in `itape_browser_errors_total`. Anybody may call it, so that labels are names of ours alone.
 */
export function registerRelatoriosFalhas(app: App, { toSource, metrics }: FalhasServices): void {
  const sample = createMinuteSample(LINES_A_MINUTE);
  app.post(
    '/api/Relatorios/Falhas',
    { bodyLimit: BODY_LIMIT, config: { access: 'publico' }, schema: { hide: true, body: FalhasDoNavegador } },
    async ({ body: { versao, rota: said, falhas }, log }, reply) => {
      const rota = Object.hasOwn(rotas, said) ? said : 'outra';
      const version = versao === VERSAO_APP ? versao : 'other';
      for (const { nome, origem, quadros, vezes } of falhas) {
        metrics.countBrowserError({ route: rota, version }, vezes);
        const onde = await Promise.all(quadros.map(toSource));
        const told = sample.take(`${nome} ${onde[0]}`);
        const falha = { nome, origem, versao, rota, onde, vezes };
        if (told !== null) log.error({ falha, ...told }, 'a page of the web broke');
      }
      return reply.code(204).send();
    },
  );
}
