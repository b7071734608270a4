import type { NovoPedido, Pedido } from '../../../src/domain/wire/compra/pedidos';
import type { Creditos } from '../../../src/domain/wire/conta/creditos';
import type { Reserva } from '../../../src/domain/wire/compra/reservas';
import type { Server } from '../../createServer';
import { umNovoPedido, umPassageiro } from '../../pedidos/testdata/comprador';
import { EXECUTIVO, umaPessoa } from './posVenda';
import { bilheteOf } from './trocas';

/** A person who cancels for credit and buys with it. */
export function umaPessoaComCredito(server: Server, sub: string) {
  const eu = umaPessoa(server, sub);
  const creditos = async (): Promise<Creditos> => (await eu.get('/api/Creditos')).json<{ data: Creditos }>().data;
  const orderWith = (reservaId: string, poltrona: number, change: Partial<NovoPedido> = {}) =>
    eu.post(
      '/api/Pedidos',
      umNovoPedido({ reservaId, passageiros: [umPassageiro({ poltrona })], usarCredito: true, ...change }),
    );
  const holdOf = async (poltrona: number, dias: number): Promise<Reserva> => {
    const { viagemId, localidadeOrigem, localidadeDestino } = await eu.escolha(poltrona, dias);
    const trechos = [{ viagemId, localidadeOrigem, localidadeDestino, poltronas: [poltrona] }];
    return (await eu.post('/api/Reservas', { trechos })).json<{ data: Reserva }>().data;
  };
  /** Cancels a ticket for the credit that its preview offers. */
  const cancelForCredit = async (pedido: Pedido, i = 0) => {
    const { devolverCentavos, credito } = await eu.previewCancel(bilheteOf(pedido, i));
    const url = `/api/Bilhetes/${bilheteOf(pedido, i)}/Cancelamento`;
    return eu.post(url, { devolverCentavos, creditoCentavos: credito?.centavos ?? -1 });
  };
  return {
    ...eu,
    sub,
    creditos,
    saldo: async () => (await creditos()).saldoCentavos,
    orderWith,
    holdOf,
    cancelForCredit,
    /** Completes the account, so that it can be deleted. */
    register: async (): Promise<void> => {
      const conta = { nome: 'Ana Souza', cpf: '529.982.247-25', dataNascimento: '1990-05-17', provedorTipo: 1 };
      const contact = { celular: '+5511987654321', email: `${sub}@itape.test`, termosAceite: true };
      const answer = await eu.post('/api/Conta', { ...conta, ...contact });
      if (answer.statusCode !== 201) throw new Error(JSON.stringify(answer.json()));
    },
    /** An unpaid order of one seat that uses all credit there is. */
    orderWithCredit: async (poltrona: number, dias: number, change?: Partial<NovoPedido>): Promise<Pedido> => {
      const answer = await orderWith((await holdOf(poltrona, dias)).id, poltrona, change);
      if (answer.statusCode !== 201) throw new Error(JSON.stringify(answer.json()));
      return answer.json<{ data: Pedido }>().data;
    },
    /** Buys and cancels, so that there is credit. */
    earn: async (poltrona: number, dias: number): Promise<void> => {
      const answer = await cancelForCredit(await eu.buy([poltrona], dias));
      if (answer.statusCode !== 200) throw new Error(JSON.stringify(answer.json()));
    },
  };
}

/** An unpaid order of these seats of one coach, a person each, that uses all credit there is. */
export async function orderSeats(eu: ReturnType<typeof umaPessoaComCredito>, poltronas: number[]): Promise<Pedido> {
  const { viagemId, localidadeOrigem, localidadeDestino } = await eu.escolha(0, 30);
  const trechos = [{ viagemId, localidadeOrigem, localidadeDestino, poltronas }];
  const { id } = (await eu.post('/api/Reservas', { trechos })).json<{ data: Reserva }>().data;
  const passageiros = poltronas.map((poltrona) =>
    umPassageiro({ poltrona, documento: { tipo: 2, numero: `12.345.6${poltrona}-1` } }),
  );
  const answer = await eu.orderWith(id, 0, { passageiros });
  if (answer.statusCode !== 201) throw new Error(JSON.stringify(answer.json()));
  return answer.json<{ data: Pedido }>().data;
}

/** Credit for one EXECUTIVO seat that is cancelled in time: its price and the bonus of 10 %. */
export const comBonus = EXECUTIVO.total + Math.floor(EXECUTIVO.total / 10);

/** A seat of its own, and its days from now, for each purchase of a file. */
export function seatsInTurn(): () => [poltrona: number, dias: number] {
  let seats = 0;
  return () => {
    seats += 1;
    return [20 + (seats % 20), 21 + Math.floor(seats / 20)];
  };
}
