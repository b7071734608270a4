import { faixaOf } from '../../../src/domain/aplicativo/vitais';
import { VERSAO_APP } from '../../../src/domain/base/constantes';
import { rotas } from '../../../src/domain/base/rotas';
import { VitaisDoNavegador } from '../../../src/domain/wire/base/vitaisDoNavegador';
import type { App } from '../../platform/http/appTypes';
import type { Platform } from '../../platform/platform';
import { countVitais } from '../desempenho/vitalRepository';

const BODY_LIMIT = 8 * 1024;

/**
 * POST of how quick a page was: always 204. Measures are counted by day, route, version and kind of device, and nothing is
 * kept of who reports. Anybody may call it, so that what is counted has names of ours alone, and the table a bounded size.
 */
export function registerRelatoriosVitais(app: App, { database }: Pick<Platform, 'database'>): void {
  app.post(
    '/api/Relatorios/Vitais',
    { bodyLimit: BODY_LIMIT, config: { access: 'publico' }, schema: { hide: true, body: VitaisDoNavegador } },
    async ({ body: { versao: said, aparelho, medidas } }, reply) => {
      const versao = said === VERSAO_APP ? said : 'outra';
      const vitais = medidas.map(({ rota, metrica, valor }) => ({
        rota: Object.hasOwn(rotas, rota) ? rota : 'outra',
        versao,
        aparelho,
        metrica,
        faixa: faixaOf(metrica, valor),
      }));
      await countVitais(database.db, vitais);
      return reply.code(204).send();
    },
  );
}
