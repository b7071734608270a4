import { browser } from '@wdio/globals';
import { signInElsewhere, takeSeats, type Caller } from './api';
import { sandbox } from './sandbox';
import { findTrip, freeSeats, type Trip } from './trip';

export interface PedidoLido {
  id: string;
  localizador: string;
  situacao: string;
  totalCentavos: number;
  itens: { poltrona: number; viagemId: string; bilheteId: string | null }[];
  estornos: { valorCentavos: number; situacao: string }[];
}

export const readOrder = async ({ send }: Caller, id: string): Promise<PedidoLido> =>
  (await send('GET', `/Pedidos/${id}`)).data as PedidoLido;

/** Creates an unpaid order of those seats. */
export async function orderSeats(caller: Caller, trip: Trip, poltronas: number[]): Promise<PedidoLido> {
  const reserva = await takeSeats(caller, trip, poltronas);
  const pedido = await caller.send('POST', '/Pedidos', {
    reservaId: (reserva.data as { id: string }).id,
    comprador: {
      nome: 'Ana Souza Lima',
      cpf: '529.982.247-25',
      email: 'cliente@itape.test',
      celular: '+5511987654321',
    },
    passageiros: poltronas.map((poltrona) => ({
      poltrona,
      nome: 'Ana Souza Lima',
      documento: { tipo: 2, numero: `12.345.67${poltrona}-9` },
      dataNascimento: '1990-03-10',
    })),
  });
  return pedido.data as PedidoLido;
}

/** Buys a trip `daysAhead` days from now through the API: order, Pix and ticket. */
export async function buyTrip(daysAhead: number, seats = 1): Promise<{ caller: Caller; trip: Trip; pedidoId: string }> {
  const caller = await signInElsewhere('cliente@itape.test');
  const trip = await findTrip(daysAhead);
  const { id } = await orderSeats(caller, trip, (await freeSeats(trip)).slice(0, seats));
  const { data } = await caller.send('POST', `/Pedidos/${id}/Pix`);
  await sandbox.pay((data as { txid: string }).txid);
  let situacao = '';
  const isIssued = async () => (situacao = (await readOrder(caller, id)).situacao) === 'emitido';
  await browser.waitUntil(isIssued, { timeout: 60_000 }).catch(() => {
    throw new Error(`the order that was paid is ${situacao}`);
  });
  return { caller, trip, pedidoId: id };
}

/** An agency holds these seats, six at a time. @returns the ids of its holds. */
export async function sellOut(trip: Trip, poltronas: readonly number[]): Promise<string[]> {
  const agency = await signInElsewhere('agencia@itape.test');
  const ids: string[] = [];
  for (let at = 0; at < poltronas.length; at += 6) {
    const { status, data } = await takeSeats(agency, trip, poltronas.slice(at, at + 6));
    if (status !== 201) throw new Error(`a hold of the whole coach was answered by ${status}`);
    ids.push((data as { id: string }).id);
  }
  return ids;
}
