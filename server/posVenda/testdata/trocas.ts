import { sql } from 'kysely';
import type { Pedido } from '../../../src/domain/wire/compra/pedidos';
import type { ConfirmacaoTransferencia, Troca } from '../../../src/domain/wire/posVenda/posVenda';
import type { Server } from '../../createServer';
import { returnVendas } from '../../bilhetes/emissao/returnVendas';
import { createPedidoEvents } from '../../pedidos/pedidoEvents';
import { sweepPedidos } from '../../conclusao/varredura/sweepPedidos';
import { createHttpPixPsp } from '../../adapters/pix/httpPixPsp';
import { createSteps } from '../../platform/jobs/steps';
import { createHttpPraxio } from '../../adapters/praxio/httpPraxio';
import { SANDBOX_PRAXIO } from '../../sandbox/praxio/credentials';
import { createLocalFetch, LOCAL_ORIGIN } from '../../platform/http/outgoing/localFetch';
import { createBank } from '../../sandbox/pix/bank';
import { SANDBOX_CLIENT } from '../../sandbox/pix/tokens';
import { createMoods, type Mood } from '../../sandbox/praxio/mood';
import type { umaPessoa } from './posVenda';

type Pessoa = ReturnType<typeof umaPessoa>;

interface Answer {
  statusCode: number;
  json: <T>() => T;
}

export const bruno: ConfirmacaoTransferencia = {
  nome: 'Bruno Lima',
  documento: { tipo: 2, numero: '98.765.432-1' },
  dataNascimento: '1985-03-02',
};
export const bilheteOf = ({ itens }: Pedido, i = 0): string => itens[i]?.bilheteId ?? '';
export const trocaOf = (answer: Answer): Troca => answer.json<{ data: Troca }>().data;
export const codeOf = (answer: Answer): string | undefined =>
  answer.json<{ erros?: { codigo: string }[] }>().erros?.[0]?.codigo;

/** The world around an exchange: the operator's mood, the clock, a bank that pays late, the sweeper. */
export function umMundo(server: Server) {
  const { database } = server.services;
  const { inventory } = server.app;
  const { db } = database;
  const fetch = createLocalFetch(server.app);
  const baseUrl = `${LOCAL_ORIGIN}/_sandbox/pix`;
  const pix = createHttpPixPsp({ ...SANDBOX_CLIENT, baseUrl, tokenUrl: `${baseUrl}/oauth/token`, chave: 'x' }, fetch);
  const praxio = createHttpPraxio(SANDBOX_PRAXIO, fetch);
  const bank = createBank(database);
  const steps = createSteps(database);
  /** A turn of the sweeper; closed charges are asked about at once. */
  const sweep = async (eu: Pessoa): Promise<void> => {
    const concludePedido = async (id: string) => {
      await eu.post(`/api/Pedidos/${id}/Concluir`);
      return null;
    };
    await sql`update cobranca_pix set consultar_em = now() where situacao = 'encerrada'`.execute(db);
    await sweepPedidos({
      database,
      pix,
      praxio,
      inventory,
      concludePedido,
      events: createPedidoEvents(database),
      steps,
    });
  };

  return {
    beIn: (modo: Mood, atrasoMs = 0) => createMoods(database).write(modo, atrasoMs),
    /** Makes an order due at the operator, without a lease. */
    nextTurn: (pedidoId: string) =>
      sql`update emissao set tentar_em = now(), em_curso_ate = null
        where pedido_id = ${pedidoId} and situacao in ('pendente','vendendo')`.execute(db),
    /** The same, with the deadline of the order reached. */
    lastTurn: (pedidoId: string) =>
      sql`update emissao set tentar_em = now(), em_curso_ate = null, desistir_em = now()
        where pedido_id = ${pedidoId} and situacao in ('pendente','vendendo')`.execute(db),
    /** Makes an order look as if its last step was a minute ago: no request works on it any more. */
    interrupted: (pedidoId: string) =>
      sql`update pedido set atualizado_em = now() - interval '1 minute' where id = ${pedidoId}`.execute(db),
    /** Lets the time of an unpaid order run out: its charge is closed and its seat freed. */
    lapse: async (eu: Pessoa, pedidoId: string): Promise<void> => {
      await sql`update cobranca_pix set expira_em = now() where pedido_id = ${pedidoId}`.execute(db);
      await sql`update pedido set expira_em = now() where id = ${pedidoId}`.execute(db);
      await sql`update ocupacao set expira_em = now() where reserva_id =
        (select reserva_id from pedido where id = ${pedidoId})`.execute(db);
      await sweep(eu);
    },
    sweep,
    /** Pays a charge with money that was under way when it was closed. */
    payLate: (txid: string) => bank.pay(txid, { late: true }),
    /** Returns the sales whose ticket has ended or was never issued, as the sweeper does. */
    returnVendas: () => returnVendas(database, praxio, steps),
    /** The operator's live sales of a seat. */
    vendasOf: async (viagemId: string, poltrona: number): Promise<string[]> => {
      const rows = await db
        .selectFrom('sandbox_praxio_venda')
        .select('chave')
        .where('id_viagem', '=', viagemId)
        .where('poltrona', '=', poltrona)
        .where('devolvida_em', 'is', null)
        .execute();
      return rows.map(({ chave }) => chave);
    },
    /** Orders that replace a ticket and are not over. */
    successorsOf: async (bilheteId: string) =>
      db
        .selectFrom('pedido')
        .select(['id', 'situacao', 'troca'])
        .where('remarca_bilhete_id', '=', bilheteId)
        .where('situacao', 'in', ['reservado', 'aguardando_pagamento', 'pago', 'emitindo', 'emitido'])
        .execute(),
    /** Marks a ticket as read at the door of the bus. */
    board: (bilheteId: string) => sql`update bilhete set situacao = 'embarcado' where id = ${bilheteId}`.execute(db),
  };
}
