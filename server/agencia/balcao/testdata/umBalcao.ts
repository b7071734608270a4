import { randomUUID } from 'node:crypto';
import type { NovoPedido, Pedido } from '../../../../src/domain/wire/compra/pedidos';
import { signedInAs } from '../../../../tests/support/startServer';
import type { Server } from '../../../createServer';
import { umComprador, umPassageiro } from '../../../pedidos/testdata/comprador';
import type { OperadorRow } from '../../operadores/operadorRepository';
import { insertOperador, opened } from '../../testdata/agencia';

let people = 0;

/** Somebody who travels, with a document of their own: two of them may sit in one coach. */
const umViajante = (poltrona: number) => {
  people += 1;
  return umPassageiro({ poltrona, documento: { tipo: 2, numero: `12.${100 + people}.678-9` } });
};

/** An operator who sells over the wire, with a till that is open unless told otherwise. */
export async function umBalcao(server: Server, nome: string, { caixa = true, ...changes }: Balcao = {}) {
  const { database } = server.services;
  const operadora = await insertOperador(database.db, nome, changes);
  if (caixa) await opened(database, operadora);
  const send = (method: 'GET' | 'POST', url: string, payload?: object, key: string = randomUUID()) =>
    server.app.inject({
      method,
      url,
      headers: { ...signedInAs(nome, 'Agencia'), 'idempotency-key': key },
      ...(payload && { payload }),
    });
  const { viagem, hold } = umComprador(server, nome);
  const novo = (reservaId: string, poltronas: number[], change: Partial<NovoPedido> = {}): NovoPedido => ({
    reservaId,
    comprador: { nome: 'Cliente Do Balcão' },
    passageiros: poltronas.map(umViajante),
    ...change,
  });
  const order = async (poltronas: number[], change: Partial<NovoPedido> = {}): Promise<Pedido> => {
    const { id } = await hold(poltronas);
    const answer = await send('POST', '/api/Pedidos', novo(id, poltronas, change));
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json<{ data: Pedido }>().data;
  };
  const pay = (pedido: Pick<Pedido, 'id' | 'totalCentavos'>, recebidoCentavos = 20_000, key?: string) =>
    send(
      'POST',
      `/api/Agencia/Pedidos/${pedido.id}/Dinheiro`,
      { totalCentavos: pedido.totalCentavos, recebidoCentavos },
      key,
    );
  return { operadora, send, viagem, hold, novo, order, pay };
}

type Balcao = Partial<OperadorRow> & { caixa?: boolean };
