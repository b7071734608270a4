import { startServer } from '../../../tests/support/startServer';
import { START_MS } from '../../../tests/support/startMs';
import type { Pedido } from '../../../src/domain/wire/compra/pedidos';
import type { Reserva } from '../../../src/domain/wire/compra/reservas';
import type { Troca } from '../../../src/domain/wire/posVenda/posVenda';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { trechoDe, umaViagem } from '../../../tests/support/viagensDeTeste';
import type { Server } from '../../createServer';
import { checkInvariants } from '../../conclusao/alertas/invariants';
import { umNovoPedido, umPassageiro } from '../../pedidos/testdata/comprador';
import { EXECUTIVO, LEITO, umaPessoa } from '../testdata/posVenda';

let server: Server;
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
}, START_MS);
afterAll(async () => {
  // Money, seats and tickets agree after every cancellation, exchange and interruption.
  expect(await checkInvariants(server.services.database.db)).toEqual([]);
  await server.close();
});

let count = 0;
const pessoa = () => umaPessoa(server, `remarca${(count += 1)}`);
const bilheteOf = ({ itens }: Pedido): string => itens[0]?.bilheteId ?? '';
const viagemOf = ({ itens }: Pedido): string => itens[0]?.viagemId ?? '';
const codeOf = (answer: { json: <T>() => T }) => answer.json<{ erros: { codigo: string }[] }>().erros[0]?.codigo;
/** Fiscal numbers of all tickets, from the first: none is missing. */
const numbers = async (): Promise<number[]> =>
  (await server.services.database.db.selectFrom('bilhete').select('numero').orderBy('numero').execute()).map(
    ({ numero }) => numero,
  );
const upToLast = (list: number[]): number[] => list.map((_, i) => i + 1);

describe('giving a ticket to somebody else', () => {
  const pessoaNova = {
    nome: 'Bruno Lima Castro',
    documento: { tipo: 2, numero: '98.765.432-1' },
    dataNascimento: '1985-03-02',
  };
  const transfer = (eu: ReturnType<typeof pessoa>, id: string, change: object = {}) =>
    eu.post(`/api/Bilhetes/${id}/Transferencia`, { ...pessoaNova, ...change });

  it('issues a new one in that name for the same seat, and the old one is void', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([EXECUTIVO.poltrona + 11]);
    const answer = await transfer(eu, bilheteOf(pedido));
    expect(answer.statusCode).toBe(201);
    const { bilheteId, situacao } = answer.json<{ data: Troca }>().data;
    expect(situacao).toBe('concluida');
    expect(await eu.bilhete(bilheteId ?? '')).toMatchObject({
      passageiro: { nome: 'Bruno Lima Castro' },
      poltrona: EXECUTIVO.poltrona + 11,
      viagemId: viagemOf(pedido),
    });
    expect((await eu.bilhete(bilheteOf(pedido))).situacao).toBe('transferido');
    expect(await eu.isTaken(viagemOf(pedido), EXECUTIVO.poltrona + 11)).toBe(true);
    expect(await numbers()).toEqual(upToLast(await numbers()));

    await eu.cancel(bilheteId ?? '', EXECUTIVO.total);
    expect(await eu.givenBack()).toEqual([EXECUTIVO.total]);
    expect(await eu.isTaken(viagemOf(pedido), EXECUTIVO.poltrona + 11)).toBe(false);
  });

  it('names the field that is wrong', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([EXECUTIVO.poltrona + 12]);
    const refused = await transfer(eu, bilheteOf(pedido), { documento: { tipo: 1, numero: '111.111.111-11' } });
    expect([refused.statusCode, refused.json<{ erros: object[] }>().erros]).toEqual([
      400,
      [expect.objectContaining({ codigo: 'DOCUMENTO_INVALIDO', campo: 'documento.numero' })],
    ]);
  });

  it('is refused to somebody who sits in the coach already, until that ticket has ended', async () => {
    const eu = pessoa();
    const [own, other] = [EXECUTIVO.poltrona + 13, EXECUTIVO.poltrona + 14];
    const pedido = await eu.buy([own, other]);
    const aboard = { documento: { tipo: 2, numero: `12.345.6${other}-1` } };
    const refused = await transfer(eu, bilheteOf(pedido), aboard);
    expect([refused.statusCode, refused.json<{ erros: object[] }>().erros]).toEqual([
      400,
      [expect.objectContaining({ codigo: 'DOCUMENTO_REPETIDO', campo: 'documento.numero' })],
    ]);
    expect((await eu.bilhete(bilheteOf(pedido))).situacao).toBe('emitido');
    await eu.cancel(pedido.itens[1]?.bilheteId ?? '', EXECUTIVO.total);
    expect((await transfer(eu, bilheteOf(pedido), aboard)).statusCode).toBe(201);
  });

  it('is possible to somebody of the same order who sits in another coach', async () => {
    const eu = pessoa();
    const { saoPaulo, rio } = lugares;
    const [there, back] = [await umaViagem(server, saoPaulo, rio, 26), await umaViagem(server, rio, saoPaulo, 27)];
    const held = [trechoDe(there.id, 'saoPaulo', 'rio', [15]), trechoDe(back.id, 'rio', 'saoPaulo', [16])];
    const { id: reservaId } = (await eu.post('/api/Reservas', { trechos: held })).json<{ data: Reserva }>().data;
    const documentoOf = (trecho: number) => ({ tipo: 2 as const, numero: `12.345.70${trecho}-1` });
    const passageiros = [15, 16].map((poltrona, trecho) =>
      umPassageiro({ trecho, poltrona, documento: documentoOf(trecho) }),
    );
    const made = await eu.post('/api/Pedidos', umNovoPedido({ reservaId, passageiros }));
    const pedido = await eu.pay(made.json<{ data: Pedido }>().data.id);
    expect((await transfer(eu, bilheteOf(pedido), { documento: documentoOf(1) })).statusCode).toBe(201);
  });

  it('is refused once the ticket has ended', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([LEITO.poltrona + 5]);
    await eu.cancel(bilheteOf(pedido), LEITO.total);
    const refused = await transfer(eu, bilheteOf(pedido));
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'BILHETE_ENCERRADO']);
  });
});
