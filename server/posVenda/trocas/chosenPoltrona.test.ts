import { randomUUID } from 'node:crypto';
import type { PreviaRemarcacao } from '../../../src/domain/wire/posVenda/posVenda';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { expectInvariants } from '../../../tests/support/expectInvariants';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import { umaViagem } from '../../../tests/support/viagensDeTeste';
import type { Server } from '../../createServer';
import { EXECUTIVO, umaPessoa, type Escolha } from '../testdata/posVenda';
import { bilheteOf, codeOf } from '../testdata/trocas';
import { refuseOtherViagem } from './chosenPoltrona';
import type { SoldBilhete } from '../soldBilhete';

let server: Server;
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
}, START_MS);
afterAll(() => server.close());
afterEach(() => expectInvariants(server));

type Pessoa = ReturnType<typeof umaPessoa>;
const pessoa = () => umaPessoa(server, `troca-${randomUUID().slice(0, 8)}`);
/** Both doors of an exchange: its preview and the exchange itself, at no sums. */
const knock = async (eu: Pessoa, bilheteId: string, wanted: Escolha) => [
  await eu.get(
    `/api/Bilhetes/${bilheteId}/Remarcacao?${new URLSearchParams({ ...wanted, poltrona: String(wanted.poltrona) })}`,
  ),
  await eu.exchange(bilheteId, wanted),
];

describe('the trip that a ticket is exchanged for', () => {
  it.each([
    ['that gets on later', 'resende', 'rio'],
    ['that gets off sooner', 'saoPaulo', 'resende'],
    ['that goes the other way', 'rio', 'saoPaulo'],
  ] as const)('is none %s, at either door', async (_, origem, destino) => {
    const eu = pessoa();
    const dias = { ida: 10, outra: 12 };
    const { id } = await umaViagem(server, lugares.saoPaulo, lugares.rio, dias.ida);
    const { id: reservaId } = await eu.hold([9], id);
    const bilheteId = bilheteOf(await eu.pay((await eu.orderOf(reservaId, [9])).id));
    const other = await umaViagem(server, lugares[origem], lugares[destino], dias.outra);
    const wanted = {
      viagemId: other.id,
      localidadeOrigem: lugares[origem],
      localidadeDestino: lugares[destino],
      poltrona: 9,
    };
    for (const refused of await knock(eu, bilheteId, wanted)) {
      expect([refused.statusCode, codeOf(refused)]).toEqual([400, 'TROCA_INVALIDA']);
    }
    expect((await eu.bilhete(bilheteId)).situacao).toBe('emitido');
    await eu.cancel(bilheteId, (await eu.previewCancel(bilheteId)).devolverCentavos);
  });

  it('leaves within the year of the first purchase, at either door', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([EXECUTIVO.poltrona]);
    const bilheteId = bilheteOf(pedido);
    await eu.age(pedido.id, 350, 24 * 20);
    for (const refused of await knock(eu, bilheteId, await eu.escolha(EXECUTIVO.poltrona, 25))) {
      expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'FORA_DA_VALIDADE']);
    }
    const sooner = await eu.escolha(EXECUTIVO.poltrona, 5);
    const [preview, done] = await knock(eu, bilheteId, sooner);
    expect(preview?.json<{ data: PreviaRemarcacao }>().data.acerto).toMatchObject({ cobrarCentavos: 0 });
    expect(done?.statusCode).toBe(201);
  });

  it.each([
    ['at the moment at which the year ends', 0, 'FORA_DA_VALIDADE'],
    ['a millisecond before', -1, null],
  ])('is judged by its departure: %s', (_, shiftMs, codigo) => {
    const compradoEm = new Date('2026-11-28T12:00:00.000Z');
    const end = compradoEm.getTime() + 365 * 86_400_000;
    const stop = (id: string, instante = compradoEm.toISOString()) => ({ localidade: { id }, instante });
    const bilhete = {
      item: { beneficio: null, viagem: { linha: '1', partida: stop('1'), chegada: stop('2') } },
      politica: { diasValidade: 365, horasMinimas: 3, minutosAtraso: 60 },
      fatos: { situacao: 'emitido', compradoEm, agora: compradoEm, partidaEm: new Date(end) },
    } as unknown as SoldBilhete;
    const wanted = { linha: '1', partida: stop('1', new Date(end + shiftMs).toISOString()), chegada: stop('2') };
    let refused: unknown = null;
    try {
      refuseOtherViagem(bilhete, wanted as Parameters<typeof refuseOtherViagem>[1]);
    } catch (error) {
      refused = error;
    }
    const expected = codigo === null ? null : expect.objectContaining({ erros: [expect.objectContaining({ codigo })] });
    expect(refused).toEqual(expected);
  });
});
