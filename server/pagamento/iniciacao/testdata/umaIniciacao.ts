import { randomUUID } from 'node:crypto';
import type { IniciacaoPix } from '../../../../src/domain/wire/pagamento/iniciacao';
import type { Server } from '../../../createServer';
import { umComprador } from '../../../pedidos/testdata/comprador';
import type { Decisao } from '../../../sandbox/iniciador/consentimentos';
import { SEGREDO_DO_INICIADOR } from '../../../sandbox/iniciador/consentimentos';
import { SIGNATURE_HEADER, signNotice } from '../../noticeSignature';
import { beginIniciacao } from '../beginIniciacao';
import { bancosDoIniciador } from './umIniciador';

const BANCO = 'banco-aurora';

interface Answer {
  statusCode: number;
  json: <T = unknown>() => T;
}

export const errorOf = (answer: Answer) =>
  [answer.statusCode, answer.json<{ erros?: { codigo: string }[] }>().erros?.[0]?.codigo] as const;

/** A server where people pay in the app of a bank, with access to our rows and to the bank's page. */
export function umaIniciacao(server: Server, sub = 'ana') {
  const { db } = server.services.database;
  const quem = umComprador(server, sub);
  const ask = (pedidoId: string, bancoId: string = BANCO, key: string = randomUUID()): Promise<Answer> =>
    quem.post(`/api/Pedidos/${pedidoId}/Pix/Iniciacoes`, { bancoId }, key);

  return {
    ...quem,
    ask,
    /** Starts, and answers how to go on; throws where it is refused. */
    async started(pedidoId: string, bancoId?: string): Promise<IniciacaoPix> {
      const answer = await ask(pedidoId, bancoId);
      if (answer.statusCode !== 201) throw new Error(JSON.stringify(answer.json()));
      return answer.json<{ data: IniciacaoPix }>().data;
    },
    /** Begins one at the fake initiator's bank, which was not asked for it yet; the charge is open. */
    async begun(poltrona: number) {
      const { id: pedidoId, totalCentavos } = await quem.order([poltrona]);
      const { txid, pixCopiaECola } = await quem.charge(pedidoId);
      const [{ id: bancoId }] = bancosDoIniciador;
      const begin = { dono: sub, pedidoId, bancoId, bancos: bancosDoIniciador };
      const id = await server.services.database.transaction((tx) => beginIniciacao(tx, begin));
      return { id, pedidoId, txid, pixCopiaECola, totalCentavos };
    },
    rows: (pedidoId: string) =>
      db.selectFrom('iniciacao_pix').selectAll().where('pedido_id', '=', pedidoId).orderBy('tentativa').execute(),
    /** The same question as the page's, which may come only every two seconds: the test does not wait for its turn. */
    async seen(pedidoId: string, id: string): Promise<IniciacaoPix> {
      await db.updateTable('iniciacao_pix').set({ consultada_em: null }).where('id', '=', id).execute();
      const answer = await quem.get(`/api/Pedidos/${pedidoId}/Pix/Iniciacoes/${id}`);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json<{ data: IniciacaoPix }>().data;
    },
    /** Presses a button of the bank's page. @returns the answer, which leads back to the shop. */
    decide: (url: string | null, decisao: Decisao | null) =>
      server.app.inject({
        method: 'POST',
        url: new URL(url ?? '').pathname,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: decisao === null ? '' : `decisao=${decisao}`,
      }),
    /** Brings a notice. @param signature of another text, or of another moment, where a test gives one. */
    bring: (consentId: string, signature?: string) => {
      const body = JSON.stringify({ data: { consentId, timestamp: new Date().toISOString() } });
      return server.app.inject({
        method: 'POST',
        url: '/api/Webhooks/Iniciacao',
        headers: {
          'content-type': 'application/json',
          [SIGNATURE_HEADER]: signature ?? signNotice(Buffer.from(body), SEGREDO_DO_INICIADOR, Date.now()),
        },
        payload: body,
      });
    },
  };
}
