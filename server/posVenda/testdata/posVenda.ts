import { sql } from 'kysely';
import type { Bilhete } from '../../../src/domain/wire/bilhetes/bilhetes';
import type { Pedido } from '../../../src/domain/wire/compra/pedidos';
import type { PreviaCancelamento, PreviaRemarcacao, Troca } from '../../../src/domain/wire/posVenda/posVenda';
import type { Reserva } from '../../../src/domain/wire/compra/reservas';
import type { Viagem } from '../../../src/domain/wire/viagens/viagens';
import { addDias, diaEm } from '../../../src/domain/base/data';
import { isSituacaoFinal } from '../../../src/domain/compra/pedido';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { signedInAs } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { eventually, payTxid, umComprador, umNovoPedido, umPassageiro } from '../../pedidos/testdata/comprador';

/** A seat on a line of the small catalogue. */
export interface Escolha {
  viagemId: string;
  localidadeOrigem: string;
  localidadeDestino: string;
  poltrona: number;
}

const rota = { localidadeOrigem: lugares.campoGrande, localidadeDestino: lugares.saoPaulo };
/** On the line from Campo Grande: executivo 612,50, leito 1.212,50; fares of 600,00 and 1.200,00. */
export const EXECUTIVO = { poltrona: 20, total: 61_250, tarifa: 60_000 };
export const LEITO = { poltrona: 1, total: 121_250, tarifa: 120_000 };

interface Answer {
  statusCode: number;
  json: <U>() => U;
}

const ok = <T>(answer: Answer): T => {
  if (answer.statusCode >= 300) throw new Error(JSON.stringify(answer.json()));
  return answer.json<{ data: T }>().data;
};

type Comprador = ReturnType<typeof umComprador>;

/** Trips between Campo Grande and São Paulo. */
function viagensDe(comprador: Comprador) {
  /** The first one, `dias` days ahead. */
  const viagem = async (dias = 20): Promise<string> => {
    const dia = addDias(diaEm(new Date(), 'America/Campo_Grande'), dias);
    const query = `localidadeOrigem=${rota.localidadeOrigem}&localidadeDestino=${rota.localidadeDestino}&dataPartida=${dia}`;
    const [first] = ok<Viagem[]>(await comprador.get(`/api/Viagens?${query}`));
    if (!first) throw new Error('no trip');
    return first.id;
  };
  return {
    viagem,
    escolha: async (poltrona: number, dias = 25): Promise<Escolha> => ({
      ...rota,
      viagemId: await viagem(dias),
      poltrona,
    }),
    isTaken: async (viagemId: string, poltrona: number): Promise<boolean> => {
      const query = new URLSearchParams(rota);
      const map = ok<{ poltronas: { numero: number; situacao: string }[] }>(
        await comprador.get(`/api/Viagens/${viagemId}/Poltronas?${query}`),
      );
      return map.poltronas.find(({ numero }) => numero === poltrona)?.situacao === 'ocupada';
    },
  };
}

/** Orders of seats on these trips, from the hold to the issued tickets. */
function comprasDe(server: Server, comprador: Comprador, viagem: (dias?: number) => Promise<string>) {
  const pedidoOf = async (reservaId: string, poltronas: number[]): Promise<Pedido> => {
    const passageiros = poltronas.map((poltrona) =>
      umPassageiro({ poltrona, documento: { tipo: 2, numero: `12.345.6${String(poltrona).padStart(2, '0')}-1` } }),
    );
    return ok<Pedido>(await comprador.post('/api/Pedidos', umNovoPedido({ reservaId, passageiros })));
  };
  const pedidoFor = async (poltronas: number[], dias?: number): Promise<Pedido> => {
    const trechos = [{ ...rota, viagemId: await viagem(dias), poltronas }];
    const { id: reservaId } = ok<Reserva>(await comprador.post('/api/Reservas', { trechos }));
    return pedidoOf(reservaId, poltronas);
  };
  /** Asks for the conclusion of an order, beside the sweeper, until it reaches a final state. */
  const settle = (pedidoId: string): Promise<Pedido> =>
    eventually(
      async () => {
        await comprador.post(`/api/Pedidos/${pedidoId}/Concluir`);
        return comprador.read(pedidoId);
      },
      ({ situacao }) => isSituacaoFinal(situacao),
    );
  const pay = async (pedidoId: string): Promise<Pedido> => {
    const { txid } = await comprador.charge(pedidoId);
    await payTxid(server, txid);
    return settle(pedidoId);
  };
  return {
    pedidoOf,
    pedidoFor,
    settle,
    pay,
    /** An issued order with these seats, one person each, paid by Pix. */
    buy: async (poltronas: number[], dias?: number): Promise<Pedido> => pay((await pedidoFor(poltronas, dias)).id),
    bilhete: async (id: string): Promise<Bilhete> => ok<Bilhete>(await comprador.get(`/api/Bilhetes/${id}`)),
  };
}

/** Cancellations and exchanges of tickets. */
function trocasDe(comprador: Comprador) {
  const previewExchange = async (id: string, wanted?: Escolha): Promise<PreviaRemarcacao> => {
    const query = wanted ? new URLSearchParams({ ...wanted, poltrona: String(wanted.poltrona) }) : '';
    return ok<PreviaRemarcacao>(await comprador.get(`/api/Bilhetes/${id}/Remarcacao?${query}`));
  };
  const exchange = (id: string, wanted: Escolha, sums: { cobrarCentavos?: number; devolverCentavos?: number } = {}) =>
    comprador.post(`/api/Bilhetes/${id}/Remarcacao`, { cobrarCentavos: 0, devolverCentavos: 0, ...wanted, ...sums });
  return {
    previewExchange,
    exchange,
    /** Exchanges a ticket at the sums of its preview. */
    exchangeAsPreviewed: async (id: string, wanted: Escolha): Promise<Troca> => {
      const { acerto } = await previewExchange(id, wanted);
      if (!acerto) throw new Error('no sums');
      const { cobrarCentavos, devolverCentavos } = acerto;
      return ok<Troca>(await exchange(id, wanted, { cobrarCentavos, devolverCentavos }));
    },
    previewCancel: async (id: string): Promise<PreviaCancelamento> =>
      ok<PreviaCancelamento>(await comprador.get(`/api/Bilhetes/${id}/Cancelamento`)),
    cancel: (id: string, devolverCentavos: number, key?: string) =>
      comprador.post(`/api/Bilhetes/${id}/Cancelamento`, { devolverCentavos }, key),
  };
}

/** The rows of a person's orders, to age them and to see what the bank gave back. */
function livrosDe({ services }: Server, sub: string) {
  const { db } = services.database;
  return {
    /** Makes an order look as if it was bought `dias` days ago and left in `horas` hours. */
    age: async (pedidoId: string, dias: number, horas: number): Promise<void> => {
      await sql`update pedido set criado_em = now() - make_interval(days => ${dias}) where id = ${pedidoId}`.execute(
        db,
      );
      await sql`
        update pedido_item set viagem = jsonb_set(viagem, '{partida,instante}',
          to_jsonb(to_char(now() + make_interval(mins => ${Math.round(horas * 60)}), 'YYYY-MM-DD"T"HH24:MI:SSOF:00')))
        where pedido_id = ${pedidoId}`.execute(db);
    },
    /** The sums that the bank gave back, by payment. */
    givenBack: async (): Promise<number[]> => {
      const rows = await db
        .selectFrom('sandbox_pix_devolucao as d')
        .innerJoin('sandbox_pix_pagamento as p', 'p.e2eid', 'd.e2eid')
        .innerJoin('cobranca_pix as c', 'c.txid', 'p.txid')
        .innerJoin('pedido', 'pedido.id', 'c.pedido_id')
        .select('d.valor_centavos')
        .where('pedido.dono', '=', sub)
        .orderBy('d.horario')
        .execute();
      return rows.map(({ valor_centavos }) => valor_centavos);
    },
  };
}

/** A person with tickets: buys, reads, exchanges and cancels them over the wire. */
export function umaPessoa(server: Server, sub = 'ana') {
  const comprador = umComprador(server, sub);
  const { viagem, escolha, isTaken } = viagensDe(comprador);
  return {
    ...comprador,
    ...comprasDe(server, comprador, viagem),
    ...trocasDe(comprador),
    ...livrosDe(server, sub),
    escolha,
    isTaken,
    del: (url: string) => server.app.inject({ method: 'DELETE', url, headers: signedInAs(sub) }),
  };
}
