import { inspect } from 'node:util';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { NovoPedido, PassageiroPedido, Pedido, CobrancaPix } from '../../../src/domain/wire/compra/pedidos';
import type { Reserva } from '../../../src/domain/wire/compra/reservas';
import type { Viagem } from '../../../src/domain/wire/viagens/viagens';
import { addDias, diaEm } from '../../../src/domain/base/data';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { freePoltronas, trechoDe } from '../../../tests/support/viagensDeTeste';
import { signedInAs } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';

const RGS = ['12.345.678-1', '12.345.678-2', '12.345.678-3', '12.345.678-4', '12.345.678-5', '12.345.678-6'];

export const umPassageiro = (change: Partial<PassageiroPedido> = {}): PassageiroPedido => ({
  poltrona: 1,
  nome: 'Conceição Araújo',
  documento: { tipo: 2, numero: '12.345.678-9' },
  dataNascimento: '1990-05-17',
  ...change,
});

export const umNovoPedido = (change: Partial<NovoPedido> & { reservaId: string }): NovoPedido => ({
  comprador: { nome: 'Ana Souza', cpf: '529.982.247-25', email: 'ana@itape.test', celular: '+5511987654321' },
  passageiros: [umPassageiro()],
  ...change,
});

interface Answer {
  statusCode: number;
  json: <T = unknown>() => T;
}

/** A buyer over the wire, step by step; every step of a happy purchase throws when it is refused. */
export function umComprador({ app }: Server, sub = 'ana') {
  const post = (url: string, payload?: object, key: string = randomUUID()): Promise<Answer> =>
    app.inject({
      method: 'POST',
      url,
      headers: { ...signedInAs(sub), 'idempotency-key': key },
      ...(payload ? { payload } : {}),
    });
  const get = (url: string) => app.inject({ method: 'GET', url, headers: signedInAs(sub) });
  const data = <T>(answer: Answer, status: number): T => {
    if (answer.statusCode !== status) throw new Error(JSON.stringify(answer.json()));
    return answer.json<{ data: T }>().data;
  };

  const viagem = async (): Promise<string> => {
    const dia = addDias(diaEm(new Date(), 'America/Sao_Paulo'), 10);
    const query = `localidadeOrigem=${lugares.saoPaulo}&localidadeDestino=${lugares.rio}&dataPartida=${dia}`;
    const [first] = data<Viagem[]>(await get(`/api/Viagens?${query}`), 200);
    if (!first) throw new Error('no trip to buy');
    return first.id;
  };
  const hold = async (poltronas = [1], viagemId?: string): Promise<Reserva> => {
    const trecho = { localidadeOrigem: lugares.saoPaulo, localidadeDestino: lugares.rio, poltronas };
    const trechos = [{ viagemId: viagemId ?? (await viagem()), ...trecho }];
    return data<Reserva>(await post('/api/Reservas', { trechos }), 201);
  };
  const orderOf = async (reservaId: string, poltronas: number[]): Promise<Pedido> => {
    const passageiros = poltronas.map((poltrona, i) =>
      umPassageiro({ poltrona, documento: { tipo: 2, numero: RGS[i] ?? '' } }),
    );
    return data<Pedido>(await post('/api/Pedidos', umNovoPedido({ reservaId, passageiros })), 201);
  };
  const order = async (poltronas = [1], viagemId?: string): Promise<Pedido> =>
    orderOf((await hold(poltronas, viagemId)).id, poltronas);
  const charge = async (pedidoId: string): Promise<CobrancaPix> =>
    data<CobrancaPix>(await post(`/api/Pedidos/${pedidoId}/Pix`), 201);
  /** Asks until the order is concluded, as the app does: a request during another one is answered with 202. */
  const conclude = async (pedidoId: string): Promise<Pedido> => {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const answer = await post(`/api/Pedidos/${pedidoId}/Concluir`);
      if (answer.statusCode !== 202) return data<Pedido>(answer, 200);
      await pause(100);
    }
    throw new Error(`${pedidoId} was never concluded`);
  };
  const read = async (pedidoId: string): Promise<Pedido> => data<Pedido>(await get(`/api/Pedidos/${pedidoId}`), 200);

  return { post, get, viagem, hold, order, orderOf, charge, conclude, read };
}

/** The button **Pagar** of the sandbox page. */
export const payTxid = ({ app }: Server, txid: string) =>
  app.inject({ method: 'POST', url: `/_sandbox/pagar/${txid}` });

/** Sells every free seat of a departure to another person. */
export async function sellOut(server: Server, viagemId: string, who: string): Promise<void> {
  const { database } = server.services;
  const { inventory } = server.app;
  const free = await freePoltronas(server, viagemId, 'saoPaulo', 'rio');
  while (free.length > 0) {
    const trecho = trechoDe(viagemId, 'saoPaulo', 'rio', free.splice(0, 6));
    await database.transaction(async (tx) =>
      inventory.confirmReserva(tx, (await inventory.hold(tx, who, [trecho])).id),
    );
  }
}

/** How long `eventually` waits: a neighbour may take the processors of the machine for a while. */
const PATIENCE_MS = 40_000;

/**
 * Waits until something is so, for what happens after an answer.
 * @throws Error with the last value, where it never becomes so.
 */
export async function eventually<T>(read: () => Promise<T>, isSo: (value: T) => boolean): Promise<T> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const value = await read();
    if (isSo(value)) return value;
    if (performance.now() > end) throw new Error(`never became so: ${inspect(value, { depth: 4 })}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Waits until the provider was asked about every notice that came. */
export async function noticesSettled({ services }: Server): Promise<void> {
  await eventually(
    () =>
      services.database.db.selectFrom('aviso_pagamento').select('assunto').where('etapa', '=', 'aviso_pix').execute(),
    (rows) => rows.length === 0,
  );
}
