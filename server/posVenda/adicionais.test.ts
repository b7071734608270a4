import type { Adicional } from '../../src/domain/compra/adicionais/tipoAdicional';
import type { Cotacao } from '../../src/domain/wire/compra/cotacao';
import type { NovoPedido, Pedido } from '../../src/domain/wire/compra/pedidos';
import type { Reserva } from '../../src/domain/wire/compra/reservas';
import { START_MS } from '../../tests/support/startMs';
import { startServer } from '../../tests/support/startServer';
import { lugares } from '../../tests/support/catalogoDeTeste';
import { checkInvariants } from '../conclusao/alertas/invariants';
import type { Server } from '../createServer';
import { payTxid, umNovoPedido, umPassageiro } from '../pedidos/testdata/comprador';
import { bruno, trocaOf } from './testdata/trocas';
import { EXECUTIVO, LEITO, umaPessoa } from './testdata/posVenda';

let server: Server;
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
}, START_MS);
afterEach(async () => {
  expect(await checkInvariants(server.services.database.db)).toEqual([]);
});
afterAll(() => server.close());

const rota = { localidadeOrigem: lugares.campoGrande, localidadeDestino: lugares.saoPaulo };
const BICICLETA = 4_000;
const BAGAGEM = 2_500;
const bicicleta: Adicional = { tipo: 'bicicleta', quantidade: 1 };
const malas: Adicional = { tipo: 'bagagem', quantidade: 2 };
const animal: Adicional = { tipo: 'animal', quantidade: 1 };
const TOTAL = EXECUTIVO.total + BICICLETA + 2 * BAGAGEM;

let count = 0;
let dias = 3;

/** Somebody with a held seat, ready to ask and to order with extras. */
async function umaCompra(poltronas: number[] = [EXECUTIVO.poltrona], noDia = (dias += 1)) {
  const eu = umaPessoa(server, `adicional${(count += 1)}`);
  const { viagemId } = await eu.escolha(EXECUTIVO.poltrona, noDia);
  const held = await eu.post('/api/Reservas', { trechos: [{ ...rota, viagemId, poltronas }] });
  if (held.statusCode !== 201) throw new Error(JSON.stringify(held.json()));
  const { id: reservaId } = held.json<{ data: Reserva }>().data;
  const passageiros = (adicionais: Adicional[]) =>
    poltronas.map((poltrona, i) =>
      umPassageiro({
        poltrona,
        documento: { tipo: 2, numero: `12.345.6${String(poltrona).padStart(2, '0')}-1` },
        ...(i === 0 && { adicionais }),
      }),
    );
  const quote = async (adicionais: Adicional[]) =>
    (await eu.post('/api/Pedidos/Cotacao', { reservaId, passageiros: [{ poltrona: poltronas[0], adicionais }] })).json<{
      data: Cotacao;
    }>().data;
  const order = (adicionais: Adicional[], change: Partial<NovoPedido> = {}) =>
    eu.post('/api/Pedidos', { ...umNovoPedido({ reservaId, passageiros: passageiros(adicionais) }), ...change });
  const buy = async (adicionais: Adicional[]): Promise<Pedido> =>
    eu.pay((await order(adicionais)).json<{ data: Pedido }>().data.id);
  return { eu, viagemId, reservaId, quote, order, buy };
}
const bilheteOf = ({ itens }: Pedido, i = 0): string => itens[i]?.bilheteId ?? '';
const takenOn = async (partidaId: string) =>
  (
    await server.services.database.db
      .selectFrom('adicional_vaga')
      .select(['tipo'])
      .where('partida_id', '=', partidaId)
      .orderBy('tipo')
      .execute()
  ).map(({ tipo }) => tipo);

describe('extras of a seat', () => {
  it('are quoted, ordered, issued, boarded and given back', async () => {
    const { eu, viagemId, quote, buy } = await umaCompra();
    const cotacao = await quote([bicicleta, malas]);
    expect(cotacao).toMatchObject({ totalCentavos: TOTAL, precoCheioCentavos: EXECUTIVO.total, recusas: [] });
    expect(cotacao.itens[0]).toMatchObject({
      totalCentavos: EXECUTIVO.total,
      adicionais: [
        { tipo: 'bicicleta', nome: 'Bicicleta', quantidade: 1, precoCentavos: BICICLETA },
        { tipo: 'bagagem', nome: 'Volume extra de bagagem', quantidade: 2, precoCentavos: BAGAGEM },
      ],
    });

    const pedido = await buy([bicicleta, malas]);
    expect(pedido).toMatchObject({ situacao: 'emitido', totalCentavos: TOTAL });
    expect(pedido.itens[0]?.adicionais).toHaveLength(2);
    expect(await takenOn(viagemId)).toEqual(['bagagem', 'bagagem', 'bicicleta']);
    const bilhete = await eu.bilhete(bilheteOf(pedido));
    expect(bilhete).toMatchObject({ totalCentavos: EXECUTIVO.total, adicionais: pedido.itens[0]?.adicionais });
    const porta = await eu.get(`/api/Embarque/${viagemId}/Cancelados`);
    expect(porta.json<{ data: unknown }>().data).toEqual({
      viagemId,
      bilhetes: [],
      carga: [
        {
          bilheteId: bilheteOf(pedido),
          poltrona: EXECUTIVO.poltrona,
          adicionais: [
            { nome: 'Bicicleta', quantidade: 1 },
            { nome: 'Volume extra de bagagem', quantidade: 2 },
          ],
        },
      ],
    });

    expect((await eu.previewCancel(bilheteOf(pedido))).devolverCentavos).toBe(TOTAL);
    expect((await eu.cancel(bilheteOf(pedido), TOTAL)).statusCode).toBe(200);
    expect((await eu.settle(pedido.id)).situacao).toBe('estornado');
    expect(await takenOn(viagemId)).toEqual([]);
    const after = await eu.get(`/api/Embarque/${viagemId}/Cancelados`);
    expect(after.json<{ data: { carga: unknown[] } }>().data.carga).toEqual([]);
  });

  it('of one ticket come back with it alone', async () => {
    const { eu, viagemId, buy } = await umaCompra([20, 21]);
    const pedido = await buy([animal]);
    const [first, second] = [bilheteOf(pedido), bilheteOf(pedido, 1)];
    expect((await eu.previewCancel(second)).devolverCentavos).toBe(EXECUTIVO.total);
    expect((await eu.cancel(second, EXECUTIVO.total)).statusCode).toBe(200);
    expect(await takenOn(viagemId)).toEqual(['animal']);
    expect((await eu.cancel(first, EXECUTIVO.total + 6_000)).statusCode).toBe(200);
    expect(await takenOn(viagemId)).toEqual([]);
  });

  it('are refused by name and left out of a quote, and refuse the order', async () => {
    const { quote, order, viagemId } = await umaCompra();
    const tres = { tipo: 'bicicleta' as const, quantidade: 3 };
    expect(await quote([tres])).toMatchObject({
      totalCentavos: EXECUTIVO.total,
      recusas: [{ codigo: 'ADICIONAL_ACIMA_DO_LIMITE', campo: 'passageiros.0.adicionais' }],
    });
    expect((await order([tres])).statusCode).toBe(400);
    expect(await takenOn(viagemId)).toEqual([]);
  });

  it('are taken anew where the order is made again, and freed where it has none', async () => {
    const { eu, viagemId, order } = await umaCompra();
    await order([bicicleta, malas]);
    await order([bicicleta]);
    expect(await takenOn(viagemId)).toEqual(['bicicleta']);
    const made = (await order([])).json<{ data: Pedido }>().data;
    expect(made.totalCentavos).toBe(EXECUTIVO.total);
    expect(made.itens[0]).not.toHaveProperty('adicionais');
    expect(await takenOn(viagemId)).toEqual([]);
    await eu.pay(made.id);
  });

  it('are told with what is left, which the own ones do not lessen', async () => {
    const noDia = (dias += 1);
    const first = await umaCompra([20], noDia);
    await first.order([animal]);
    const livres = ({ adicionais = [] }: Cotacao) => adicionais.find(({ tipo }) => tipo === 'animal')?.livres;
    expect(livres(await first.quote([animal]))).toBe(2);
    const second = await umaCompra([21], noDia);
    expect(livres(await second.quote([]))).toBe(1);
  });

  it('whose place lapsed and went to another are money that goes back', async () => {
    const noDia = (dias += 1);
    const { eu, order, viagemId, reservaId } = await umaCompra([20], noDia);
    const { id } = (await order([animal])).json<{ data: Pedido }>().data;
    const { txid } = await eu.charge(id);
    const { db } = server.services.database;
    await db.deleteFrom('adicional_vaga').where('reserva_id', '=', reservaId).execute();
    for (const poltrona of [21, 22]) await (await umaCompra([poltrona], noDia)).buy([animal]);
    await payTxid(server, txid);
    expect((await eu.settle(id)).situacao).toBe('estornado');
    expect(await takenOn(viagemId)).toEqual(['animal', 'animal']);
  });
});

describe('the extras of an exchanged ticket', () => {
  it('go along at the price that was paid where the new departure has room', async () => {
    const { eu, viagemId, buy } = await umaCompra();
    const pedido = await buy([bicicleta]);
    const wanted = await eu.escolha(EXECUTIVO.poltrona, (dias += 1));
    expect((await eu.previewExchange(bilheteOf(pedido), wanted)).acerto).toMatchObject({
      novoCentavos: EXECUTIVO.total + BICICLETA,
      cobrarCentavos: 0,
      devolverCentavos: 0,
      adicionais: { levados: [{ tipo: 'bicicleta', quantidade: 1 }], devolvidos: [] },
    });
    const troca = await eu.exchangeAsPreviewed(bilheteOf(pedido), wanted);
    expect((await eu.bilhete(troca.bilheteId ?? '')).adicionais).toEqual([
      { tipo: 'bicicleta', nome: 'Bicicleta', quantidade: 1, precoCentavos: BICICLETA },
    ]);
    expect([await takenOn(viagemId), await takenOn(wanted.viagemId)]).toEqual([[], ['bicicleta']]);
    expect(await eu.givenBack()).toEqual([]);
  });

  it('come back as money where it has none, each kind by itself', async () => {
    const { eu, buy } = await umaCompra();
    const pedido = await buy([animal, malas]);
    const cheio = (dias += 1);
    for (const poltrona of [30, 31]) await (await umaCompra([poltrona], cheio)).buy([animal]);
    const wanted = await eu.escolha(EXECUTIVO.poltrona, cheio);
    expect((await eu.previewExchange(bilheteOf(pedido), wanted)).acerto).toMatchObject({
      devolverCentavos: 6_000,
      adicionais: { levados: [{ tipo: 'bagagem' }], devolvidos: [{ tipo: 'animal' }] },
    });
    const troca = await eu.exchangeAsPreviewed(bilheteOf(pedido), wanted);
    expect((await eu.bilhete(troca.bilheteId ?? '')).adicionais).toHaveLength(1);
    await eu.settle(pedido.id);
    expect(await eu.givenBack()).toEqual([6_000]);
  });

  it('stay with the seat that is given to another person', async () => {
    const { eu, viagemId, buy } = await umaCompra();
    const pedido = await buy([bicicleta]);
    const answer = await eu.post(`/api/Bilhetes/${bilheteOf(pedido)}/Transferencia`, bruno);
    const troca = trocaOf(answer);
    expect((await eu.settle(troca.pedidoId)).itens[0]?.adicionais).toHaveLength(1);
    expect(await takenOn(viagemId)).toEqual(['bicicleta']);
  });
});

describe('an extra that is cancelled by itself', () => {
  const doAdicional = (bilheteId: string, tipo: string) => `/api/Bilhetes/${bilheteId}/Adicionais/${tipo}/Cancelamento`;
  type Comprador = Awaited<ReturnType<typeof umaCompra>>['eu'];
  const cancel = (eu: Comprador, bilheteId: string, tipo: string, devolverCentavos: number) =>
    eu.post(doAdicional(bilheteId, tipo), { devolverCentavos });
  const codeOf = (answer: { json: <T>() => T }) =>
    answer.json<{ erros: { codigo: string }[] }>().erros.map(({ codigo }) => codigo);
  const wordsOf = (answer: { json: <T>() => T }) =>
    answer.json<{ erros: { mensagem: string }[] }>().erros.map(({ mensagem }) => mensagem);

  it('comes back whole, frees its places, and leaves the ticket and its other extras', async () => {
    const { eu, viagemId, buy } = await umaCompra();
    const pedido = await buy([bicicleta, malas]);
    const id = bilheteOf(pedido);
    await eu.age(pedido.id, 10, 30);
    const previa = await eu.get(doAdicional(id, 'bagagem'));
    expect(previa.json<{ data: unknown }>().data).toMatchObject({
      permitido: true,
      motivo: 'antecedencia',
      pagoCentavos: 2 * BAGAGEM,
      multaCentavos: 0,
      devolverCentavos: 2 * BAGAGEM,
      meio: 'pix',
      adicional: { nome: 'Volume extra de bagagem', quantidade: 2, precoCentavos: BAGAGEM },
    });
    expect((await cancel(eu, id, 'bagagem', 2 * BAGAGEM)).statusCode).toBe(200);
    expect(await eu.givenBack()).toEqual([2 * BAGAGEM]);
    expect(await takenOn(viagemId)).toEqual(['bicicleta']);
    expect(await eu.bilhete(id)).toMatchObject({
      adicionais: [{ tipo: 'bicicleta' }],
      adicionaisCancelados: [
        { tipo: 'bagagem', nome: 'Volume extra de bagagem', quantidade: 2, precoCentavos: BAGAGEM },
      ],
    });
    expect(await eu.read(pedido.id)).toMatchObject({
      situacao: 'emitido',
      totalCentavos: TOTAL,
      itens: [{ bilheteSituacao: 'emitido', adicionaisCancelados: [{ tipo: 'bagagem', quantidade: 2 }] }],
    });
    const multa = EXECUTIVO.tarifa * 0.05;
    const resto = EXECUTIVO.total + BICICLETA - multa;
    expect(await eu.previewCancel(id)).toMatchObject({
      pagoCentavos: EXECUTIVO.total + BICICLETA,
      devolverCentavos: resto,
    });
    expect((await eu.cancel(id, resto)).statusCode).toBe(200);
    expect((await eu.settle(pedido.id)).situacao).toBe('estornado');
    expect((await eu.givenBack()).sort((a, b) => a - b)).toEqual([2 * BAGAGEM, resto]);
  });

  it('is told as gone the second time, and as none where the ticket never had it', async () => {
    const { eu, buy } = await umaCompra();
    const id = bilheteOf(await buy([animal]));
    expect((await cancel(eu, id, 'animal', 6_000)).statusCode).toBe(200);
    for (const tipo of ['animal', 'bicicleta']) {
      const again = await cancel(eu, id, tipo, 6_000);
      expect([again.statusCode, codeOf(again)]).toEqual([404, ['ADICIONAL_NAO_ENCONTRADO']]);
    }
    expect(await eu.givenBack()).toEqual([6_000]);
  });

  it('is refused when its ticket is no longer refunded, at another sum, and while an exchange waits for its payment', async () => {
    const { eu, buy } = await umaCompra();
    const pedido = await buy([bicicleta]);
    const id = bilheteOf(pedido);
    expect(codeOf(await cancel(eu, id, 'bicicleta', 1))).toEqual(['PREVIA_MUDOU']);
    await eu.exchangeAsPreviewed(id, await eu.escolha(LEITO.poltrona, (dias += 1)));
    const waiting = await cancel(eu, id, 'bicicleta', BICICLETA);
    expect([waiting.statusCode, codeOf(waiting)]).toEqual([409, ['CANCELAMENTO_RECUSADO']]);
    expect(wordsOf(waiting)).toEqual([
      'A remarcação desta passagem ainda não terminou, e o preço dela conta com este adicional.',
    ]);

    const late = await umaCompra();
    const second = await late.buy([bicicleta]);
    await late.eu.age(second.id, 10, 2);
    const refused = await cancel(late.eu, bilheteOf(second), 'bicicleta', BICICLETA);
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, ['CANCELAMENTO_RECUSADO']]);
    expect(wordsOf(refused)).toEqual(['Faltam menos de 3 h para a partida: o adicional não tem mais reembolso.']);
    expect(await late.eu.givenBack()).toEqual([]);
  });
});
