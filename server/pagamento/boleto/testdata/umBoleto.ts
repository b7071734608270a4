import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { BoletoDoPedido } from '../../../../src/domain/wire/pagamento/boleto';
import type { Server } from '../../../createServer';
import { expirePedidos } from '../../../conclusao/varredura/expirePedidos';
import { createPedidoEvents } from '../../../pedidos/pedidoEvents';
import { eventually, umComprador } from '../../../pedidos/testdata/comprador';
import { createSteps } from '../../../platform/jobs/steps';
import { createLocalFetch } from '../../../platform/http/outgoing/localFetch';
import { createAvisosDeBoleto } from '../../../sandbox/boleto/avisosDeBoleto';
import { createBancoDeBoletos, SANDBOX_SEGREDO } from '../../../sandbox/boleto/bancoDeBoletos';
import { SIGNATURE_HEADER, signNotice } from '../../noticeSignature';
import { sweepBoletos } from '../boletoNotices';
import { createPursueBoleto } from '../pursueBoleto';
import type { BoletoPort } from '../boletoPort';

/** A server where people pay by boleto, with access to our rows and to the bank's. */
export function umBoleto(server: Server, sub = 'ana') {
  const { database } = server.services;
  const { db } = database;
  const quem = umComprador(server, sub);
  const banco = createBancoDeBoletos(database);
  const avisos = createAvisosDeBoleto(database, createLocalFetch(server.app));

  const ask = (pedidoId: string, key: string = randomUUID()) =>
    quem.post(`/api/Pedidos/${pedidoId}/Boleto`, undefined, key);
  const boletos = (pedidoId: string) =>
    db.selectFrom('boleto').selectAll().where('pedido_id', '=', pedidoId).orderBy('tentativa').execute();
  const numeroOf = async (pedidoId: string): Promise<string> => (await boletos(pedidoId)).at(-1)?.numero ?? '';

  return {
    ...quem,
    banco,
    ask,
    boletos,
    numeroOf,
    /** An order with its open boleto. */
    async charged(poltronas: number[]) {
      const pedido = await quem.order(poltronas);
      const answer = await ask(pedido.id);
      if (answer.statusCode !== 201) throw new Error(JSON.stringify(answer.json()));
      return { ...pedido, boleto: answer.json<{ data: BoletoDoPedido }>().data };
    },
    situacaoOf: async (pedidoId: string) => (await quem.read(pedidoId)).situacao,
    owed: (pedidoId: string) =>
      db
        .selectFrom('estorno')
        .select(['meio', 'situacao', 'motivo', 'valor_centavos'])
        .where('pedido_id', '=', pedidoId)
        .execute(),
    /** The e-mails about an order's latest boleto, by the kind of their key. */
    async emails(pedidoId: string, kind: 'boleto' | 'boleto-vencido') {
      const id = (await boletos(pedidoId)).at(-1)?.id ?? '';
      const rows = await db.selectFrom('caixa_saida').select('corpo').where('chave', '=', `${kind}/${id}`).execute();
      return rows.map(({ corpo }) => JSON.stringify(corpo));
    },
    /** Sends the bank's notices, and waits until they are worked on. */
    async noticed() {
      await avisos.deliverDue();
      await eventually(
        () => db.selectFrom('aviso_pagamento').select('assunto').where('etapa', '=', 'aviso_boleto').execute(),
        (rows) => rows.length === 0,
      );
    },
    /** Brings a signed notice about a boleto, as the bank does. */
    bring(numero: string, assinatura?: string) {
      const payload = JSON.stringify({ boletos: [{ numero, evento: 'LIQUIDADO' }] });
      const signed = assinatura ?? signNotice(Buffer.from(payload), SANDBOX_SEGREDO, Date.now());
      const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signed };
      return server.app.inject({ method: 'POST', url: '/api/Webhooks/Boleto', headers, payload });
    },
    /** The day on which the last payment is known is over, for the boleto and for the hold of its seats. */
    async runOut(pedidoId: string, hours = 1) {
      const past = sql<Date>`now() - make_interval(hours => ${hours})`;
      const { reserva_id } = await db
        .updateTable('pedido')
        .set({ expira_em: past })
        .where('id', '=', pedidoId)
        .returning('reserva_id')
        .executeTakeFirstOrThrow();
      await db.updateTable('reserva').set({ expira_em: past }).where('id', '=', reserva_id).execute();
      await db.updateTable('ocupacao').set({ expira_em: past }).where('reserva_id', '=', reserva_id).execute();
      const due = { segura_ate: past, consultar_em: past };
      await db.updateTable('boleto').set(due).where('pedido_id', '=', pedidoId).execute();
    },
    /** The next turn of the jobs, with another bank if given; the waits that follow failures are over. */
    async sweep(boleto?: BoletoPort) {
      await db.deleteFrom('falha').execute();
      await db
        .updateTable('boleto')
        .set({ consultar_em: sql<Date>`now()` })
        .where('consultar_em', 'is not', null)
        .execute();
      const { concludePedido } = server.app.conclusao;
      const steps = createSteps(database);
      const pursueBoleto = boleto
        ? createPursueBoleto({ database, boleto, publicUrl: 'http://localhost' })
        : server.app.pagamento.pursueBoleto;
      await sweepBoletos({ database, pursueBoleto, concludePedido, steps });
      await expirePedidos({ database, inventory: server.app.inventory, events: createPedidoEvents(database), steps });
    },
  };
}
