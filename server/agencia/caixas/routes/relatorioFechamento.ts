import { Type } from 'typebox';
import { toCsv } from '../../../../src/domain/agencia/caixa/csv';
import { linhasCsv } from '../../../../src/domain/agencia/caixa/relatorio';
import { closed, Id } from '../../../../src/domain/wire/base/campos';
import { Caixa, Fechamentos, FiltroFechamentos } from '../../../../src/domain/wire/agencia/caixas';
import { Problema } from '../../../../src/domain/wire/base/problema';
import { requireOperador } from '../../operadores/requireOperador';
import { reportPdf } from '../reportPdf';
import { showCaixas } from '../caixaHistory';
import { requireCaixa, viewCaixa } from '../caixaView';
import type { Database } from '../../../platform/database/database';
import type { App } from '../../../platform/http/appTypes';
import type { Access } from '../../../platform/http/access/identity';
import { responses } from '../../../platform/http/responses';

const tags = ['agencia'];
const config: { access: Access } = { access: { grupos: ['Agencia', 'AgenciaResponsavel'] } };
const params = closed({ id: Id });
const file = { 200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }), '4xx': Problema };
const attachment = (name: string): string => `attachment; filename="${name}"`;

/** The closing reports: the history of tills, and one till on screen, on paper and as a spreadsheet. */
export function registerRelatorioFechamento(app: App, { database: { db } }: { database: Database }): void {
  const read = async (sub: string, id: string): Promise<Caixa> => {
    const viewer = await requireOperador(db, sub);
    return viewCaixa(db, viewer, await requireCaixa(db, viewer, id));
  };

  app.get(
    '/api/Agencia/RelatorioFechamento',
    {
      config,
      schema: {
        tags,
        summary: 'Os caixas, por filtro',
        querystring: FiltroFechamentos,
        response: responses(Fechamentos),
      },
    },
    async ({ identity, query }) => ({ data: await showCaixas(db, await requireOperador(db, identity.sub), query) }),
  );

  app.get(
    '/api/Agencia/RelatorioFechamento/:id',
    { config, schema: { tags, summary: 'Um caixa com tudo que houve nele', params, response: responses(Caixa) } },
    async ({ identity, params: { id } }) => ({ data: await read(identity.sub, id) }),
  );

  app.get(
    '/api/Agencia/RelatorioFechamento/:id/Pdf',
    { config, schema: { tags, summary: 'O relatório em PDF', params, response: file } },
    async ({ identity, params: { id } }, reply) => {
      const caixa = await read(identity.sub, id);
      return reply
        .type('application/pdf')
        .header('content-disposition', attachment(`itape-caixa-${caixa.numero}.pdf`))
        .send(await reportPdf(caixa));
    },
  );

  app.get(
    '/api/Agencia/RelatorioFechamento/:id/Csv',
    { config, schema: { tags, summary: 'O relatório como planilha', params, response: file } },
    async ({ identity, params: { id } }, reply) => {
      const caixa = await read(identity.sub, id);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', attachment(`itape-caixa-${caixa.numero}.csv`))
        .send(Buffer.from(toCsv(linhasCsv(caixa)), 'utf8'));
    },
  );
}
