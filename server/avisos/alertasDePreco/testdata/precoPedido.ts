import { sql } from 'kysely';
import type { AlertaDePreco } from '../../../../src/domain/wire/avisos/alertasDePreco';
import { lugares } from '../../../../tests/support/catalogoDeTeste';
import { signedInAs } from '../../../../tests/support/startServer';
import type { Server } from '../../../createServer';
import type { Email } from '../../../platform/outbox/outbox';
import { createSteps } from '../../../platform/jobs/steps';
import { tellAlertas } from '../tellAlertas';

interface Answer {
  statusCode: number;
  json: <T = unknown>() => T;
}

/** Price alerts over the wire, the prices of their days, and what their owners are told. */
export function precoPedido(server: () => Server) {
  const db = () => server().services.database.db;
  const call = (method: 'GET' | 'POST' | 'DELETE', sub: string, path = '', payload?: object): Promise<Answer> =>
    server().app.inject({
      method,
      url: `/api/AlertasDePreco${path}`,
      headers: signedInAs(sub),
      ...(payload ? { payload } : {}),
    });
  const body = (data: string) => ({ localidadeOrigem: lugares.saoPaulo, localidadeDestino: lugares.rio, data });
  const ask = (sub: string, data: string) => call('POST', sub, '', body(data));
  const listed = async (sub: string) => (await call('GET', sub)).json<{ data: AlertaDePreco[] }>().data;

  /** The open alerts were asked for at a price so much above the present one, and are due to be compared. */
  const fallBy = (centavos: number): Promise<unknown> =>
    sql`update alerta_preco set visto_centavos = visto_centavos + ${centavos}::int, olhado_em = now() - interval '11 minutes'
      where avisado_em is null`.execute(db());

  /** One run of the job. */
  const look = () => {
    const { database, catalogue } = server().services;
    return tellAlertas({
      database,
      catalogue,
      viagens: server().app.viagens,
      companhia: { dados: () => null },
      steps: createSteps(database),
      publicUrl: 'https://itape.test',
    });
  };

  /** The e-mails of alerts, in order. */
  async function told(): Promise<Email[]> {
    const rows = await db()
      .selectFrom('caixa_saida')
      .select('corpo')
      .where('chave', 'like', 'alerta-de-preco/%')
      .orderBy('criado_em')
      .execute();
    return rows.map(({ corpo }) => corpo as Email);
  }

  return { db, call, body, ask, listed, fallBy, look, told };
}
