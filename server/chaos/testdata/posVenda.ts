import { sql } from 'kysely';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { buscarViagens, daquiA } from '../../../tests/support/viagensDeTeste';
import type { Pedido } from '../../../src/domain/wire/compra/pedidos';
import type { PreviaCancelamento, PreviaRemarcacao, Troca } from '../../../src/domain/wire/posVenda/posVenda';
import type { Server } from '../../createServer';
import { createBank } from '../../sandbox/pix/bank';
import type { Answer, createPersistentComprador } from './persistentComprador';

export const acts = [
  'cancelar',
  'remarcar',
  'remarcarPagando',
  'pagarDesistida',
  'pagarVencida',
  'transferir',
  'tudoJunto',
  'doisBilhetes',
] as const;
export type Act = (typeof acts)[number];

/** The line with two classes: seats 1–12 are dearer than 13–44. */
const ROTA = { localidadeOrigem: lugares.campoGrande, localidadeDestino: lugares.saoPaulo };
const DIAS = { compra: 3, remarcacao: 21, leito: 39 } as const;
const POR_ONIBUS = { executivo: 32, leito: 12 } as const;

interface Choice {
  viagemId: string;
  poltrona: number;
}

/**
 * The seats of the n-th person: one to buy and its neighbour on the same coach, one of the same price and two dearer ones
 * to exchange it for.
 */
export interface Poltronas {
  bought: Choice;
  beside: number;
  same: Choice;
  dearer: [Choice, Choice];
}

/** Plans disjoint seats for about two hundred people: one coach a day, by the class of the seat. */
export async function planPoltronas(server: Server): Promise<(person: number) => Poltronas> {
  const { localidadeOrigem, localidadeDestino } = ROTA;
  const viagemOn = async (dia: number): Promise<string> => {
    const [first] = await buscarViagens(server, localidadeOrigem, localidadeDestino, daquiA(dia));
    return first?.id ?? '';
  };
  const viagens = await Promise.all(Array.from({ length: 58 }, (_, dia) => viagemOn(dia)));
  const umaPoltrona = (from: number, perCoach: number, first: number, n: number): Choice => ({
    viagemId: viagens[from + Math.floor(n / perCoach)] ?? '',
    poltrona: first + (n % perCoach),
  });
  const leito = (n: number): Choice => umaPoltrona(DIAS.leito, POR_ONIBUS.leito, 1, n % (POR_ONIBUS.leito * 19));
  const pairs = POR_ONIBUS.executivo / 2;
  return (person) => ({
    bought: { viagemId: viagens[DIAS.compra + Math.floor(person / pairs)] ?? '', poltrona: 13 + 2 * (person % pairs) },
    beside: 14 + 2 * (person % pairs),
    same: umaPoltrona(DIAS.remarcacao, POR_ONIBUS.executivo, 13, person),
    dearer: [leito(2 * person), leito(2 * person + 1)],
  });
}

type Comprador = ReturnType<typeof createPersistentComprador>;

/** Events outside the person's control. */
export interface World {
  /** A payment that was under way when its charge was closed. */
  payLate: (txid: string) => Promise<unknown>;
  /** The time of an unpaid order is over. */
  lapse: (pedidoId: string) => Promise<unknown>;
}

export function createWorld({ services }: Pick<Server, 'services'>): World {
  const bank = createBank(services.database);
  const { db } = services.database;
  return {
    payLate: (txid) => bank.pay(txid, { late: true }),
    async lapse(pedidoId) {
      await sql`update cobranca_pix set expira_em = now() where pedido_id = ${pedidoId}`.execute(db);
      await sql`update pedido set expira_em = now() where id = ${pedidoId}`.execute(db);
      await sql`update ocupacao set expira_em = now() where expira_em is not null and reserva_id =
        (select reserva_id from pedido where id = ${pedidoId})`.execute(db);
    },
  };
}

const dataOf = <T>({ body }: Answer): T => (body as { data: T }).data;

/** Somebody who buys a ticket and then does something with it, insisting as the client does. */
export function createPosVenda(comprador: Comprador, { payLate, lapse }: World) {
  const { insist, post, payByPix, conclude } = comprador;

  const cancel = async (bilheteId: string): Promise<void> => {
    const previa = dataOf<PreviaCancelamento>(await insist('GET', `/api/Bilhetes/${bilheteId}/Cancelamento`));
    const { permitido, devolverCentavos } = previa;
    if (permitido) await post(`/api/Bilhetes/${bilheteId}/Cancelamento`, { devolverCentavos });
  };

  /** The order of the exchange; null where it was refused. */
  const exchange = async (bilheteId: string, { viagemId, poltrona }: Choice): Promise<Troca | null> => {
    const wanted = { ...ROTA, viagemId, poltrona };
    const query = new URLSearchParams({ ...wanted, poltrona: String(poltrona) });
    const read = await insist('GET', `/api/Bilhetes/${bilheteId}/Remarcacao?${query}`);
    const acerto = read.status === 200 ? dataOf<PreviaRemarcacao>(read).acerto : null;
    if (!acerto) return null;
    const { cobrarCentavos, devolverCentavos } = acerto;
    const answer = await post(`/api/Bilhetes/${bilheteId}/Remarcacao`, { ...wanted, cobrarCentavos, devolverCentavos });
    return answer.status === 201 ? dataOf<Troca>(answer) : null;
  };
  const exchangeAndPay = async (bilheteId: string, choice: Choice): Promise<void> => {
    const troca = await exchange(bilheteId, choice);
    if (!troca) return;
    if (troca.situacao === 'a_pagar' && troca.cobrarCentavos > 0) await payByPix(troca.pedidoId);
    await conclude(troca.pedidoId);
  };

  const transfer = async (bilheteId: string): Promise<void> => {
    const bruno = { nome: 'Bruno Lima', documento: { tipo: 2, numero: '98.765.432-1' }, dataNascimento: '1985-03-02' };
    const answer = await post(`/api/Bilhetes/${bilheteId}/Transferencia`, bruno);
    if (answer.status === 201) await conclude(dataOf<Troca>(answer).pedidoId);
  };

  /**
   * A charge is opened for a first choice, which is given up or expires; a second is chosen and paid, and the money of
   * the first arrives after all.
   */
  const payForTwo = async (bilheteId: string, [first, second]: [Choice, Choice], expires: boolean): Promise<void> => {
    const troca = await exchange(bilheteId, first);
    const charge = troca && (await post(`/api/Pedidos/${troca.pedidoId}/Pix`));
    if (troca && expires) {
      await lapse(troca.pedidoId);
      await conclude(troca.pedidoId);
    }
    const again = exchangeAndPay(bilheteId, second);
    if (charge?.status === 201) await payLate(dataOf<{ txid: string }>(charge).txid);
    await again;
  };

  /** The acts by name; all but the last are about the first ticket, which is the only one. */
  const perform: Record<Act, (first: string, asPoltronas: Poltronas, second: string) => Promise<unknown>> = {
    cancelar: cancel,
    remarcar: (id, { same }) => exchangeAndPay(id, same),
    remarcarPagando: (id, { dearer }) => exchangeAndPay(id, dearer[0]),
    pagarDesistida: (id, { dearer }) => payForTwo(id, dearer, false),
    pagarVencida: (id, { dearer }) => payForTwo(id, dearer, true),
    transferir: transfer,
    tudoJunto: (id, { same, dearer }) =>
      Promise.all([cancel(id), exchangeAndPay(id, same), exchangeAndPay(id, dearer[0]), transfer(id)]),
    doisBilhetes: (first, { same }, second) =>
      Promise.all([cancel(first), transfer(second), exchangeAndPay(second, same)]),
  };

  return {
    /** Buys, and acts once there is a ticket; false where the purchase came to none. */
    async buyAnd(act: Act, asPoltronas: Poltronas): Promise<boolean> {
      const { bought, beside } = asPoltronas;
      const poltronas = act === 'doisBilhetes' ? [bought.poltrona, beside] : [bought.poltrona];
      const outcome = await comprador.buy({ meio: 'pix', rota: ROTA, viagemId: bought.viagemId, poltronas });
      if (outcome?.situacao !== 'emitido') return false;
      const pedido = dataOf<Pedido>(await insist('GET', `/api/Pedidos/${outcome.pedidoId}`));
      const [first, second = ''] = pedido.itens.flatMap(({ bilheteId }) => bilheteId ?? []);
      if (!first) return false;
      await perform[act](first, asPoltronas, second);
      return true;
    },
  };
}
