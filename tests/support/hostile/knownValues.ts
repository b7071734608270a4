import { lugares } from '../catalogoDeTeste';
import { eventually, umComprador } from '../../../server/pedidos/testdata/comprador';
import type { Server } from '../../../server/createServer';
import { addDias, diaEm } from '../../../src/domain/base/data';
import type { Known } from './plausible';

/**
 * Creates one hold, one unpaid and one issued order of the customer on a server, and returns ids and dates that reach
 * them. The path decides the meaning of an `id`.
 */
export async function knownValues(server: Server, who: string): Promise<(path: string) => Known> {
  const comprador = umComprador(server, who);
  const viagemId = await comprador.viagem();
  const reserva = await comprador.hold([1], viagemId);
  const aberto = await comprador.order([2], viagemId);
  const pago = await comprador.order([3], viagemId);
  const { txid } = await comprador.charge(pago.id);
  await server.app.inject({ method: 'POST', url: `/_sandbox/pagar/${txid}` });
  const { situacao, itens } = await eventually(
    () => comprador.conclude(pago.id),
    (pedido) => pedido.situacao === 'emitido',
  );
  const bilheteIds = itens.map(({ bilheteId }) => bilheteId);
  // Requests without a ticket would not reach the code under test.
  if (bilheteIds.includes(null)) throw new Error(`the order is ${situacao}, and has no ticket`);
  const hoje = diaEm(new Date(), 'America/Sao_Paulo');
  const values: Record<string, readonly unknown[]> = {
    localidadeOrigem: [lugares.saoPaulo],
    localidadeDestino: [lugares.rio],
    origem: [lugares.saoPaulo],
    viagemId: [viagemId],
    reservaId: [reserva.id],
    poltrona: [4, 5],
    poltronas: [4, 5],
    bilheteId: bilheteIds,
    localizador: [pago.localizador],
    numero: ['12.345.678-9'],
    dataNascimento: ['1990-05-17'],
    cnpj: ['11222333000181'],
    token: ['tokdeteste1234567890'],
    ...Object.fromEntries(
      ['dataPartida', 'inicio', 'data', 'de', 'vigenteDe'].map((name) => [
        name,
        [addDias(hoje, 10), addDias(hoje, 11)],
      ]),
    ),
    fim: [addDias(hoje, 12)],
    ate: [addDias(hoje, 12)],
    vigenteAte: [addDias(hoje, 12)],
  };
  const ids: [string, readonly unknown[]][] = [
    ['/api/Localidades', [lugares.rio]],
    ['/api/Viagens', [viagemId]],
    ['/api/Reservas', [reserva.id]],
    ['/api/Bilhetes', bilheteIds],
    ['/api/Pedidos', [aberto.id, pago.id]],
    ['/api/Agencia/Pedidos', [aberto.id, pago.id]],
  ];
  return (path) => (name) =>
    values[name] ?? (name === 'id' ? (ids.find(([prefix]) => path.startsWith(prefix))?.[1] ?? []) : []);
}
