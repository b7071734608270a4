import type { CupomDaConta } from '../../../../src/domain/wire/conta/cupons';
import type { Exportacao } from '../../../../src/domain/wire/conta/exportacao';
import type { PaginaCupons } from '../../../../src/domain/wire/administracao/cupons';
import { START_MS } from '../../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../../tests/support/startServer';
import type { Server } from '../../../createServer';
import { umNovoPedido, umPassageiro } from '../../../pedidos/testdata/comprador';
import { EXECUTIVO } from '../../../posVenda/testdata/posVenda';
import { CHEIO, codes, quoted } from '../../testdata/comprasComExtras';
import { forgetDonosOfOldCupons } from './cupomAtrasoRepository';
import { viagemAtrasada } from './testdata/viagemAtrasada';

let server: Server;
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
}, START_MS);
afterAll(() => server.close());

const { db, umaConta, umaViagemDe, leaveLate, cupons } = viagemAtrasada(() => server);
type Pessoa = Awaited<ReturnType<typeof umaConta>>;

async function umAtrasado(): Promise<{ eu: Pessoa; cupom: CupomDaConta }> {
  const eu = await umaConta();
  const { viagemId } = await umaViagemDe(eu);
  await leaveLate(viagemId);
  const [cupom] = await cupons(eu.sub);
  if (!cupom) throw new Error('no coupon was given');
  return { eu, cupom };
}

let poltronas = 0;
/** A hold of one seat, its price with a coupon, and its order. */
async function holdOf(eu: Pessoa) {
  poltronas += 1;
  const poltrona = poltronas;
  const { id: reservaId } = await eu.hold([poltrona]);
  return {
    quote: (cupom: string, beneficio?: 'idoso') => {
      const passageiro = { poltrona, ...(beneficio && { beneficio, dataNascimento: '1950-01-01' }) };
      return eu.post('/api/Pedidos/Cotacao', { reservaId, passageiros: [passageiro], cupom });
    },
    order: (cupom: string) =>
      eu.post('/api/Pedidos', umNovoPedido({ reservaId, passageiros: [umPassageiro({ poltrona })], cupom })),
  };
}
const copyOf = async (eu: Pessoa) => (await eu.get('/api/Conta/Exportacao')).json<{ data: Exportacao }>().data.cupons;

describe('the coupon of a delay', () => {
  it('takes its percentage off one purchase of its owner', async () => {
    const { eu, cupom } = await umAtrasado();
    const { codigo, descricao, motivo } = cupom;
    expect(motivo).toMatchObject({ tipo: 'atraso' });
    const compra = await holdOf(eu);
    expect(quoted(await compra.quote(cupom.codigo.toLowerCase()))).toMatchObject({
      cupom: { codigo, descricao, motivo, descontoCentavos: CHEIO / 10 },
      cuponsDaConta: [{ ...cupom, descontoCentavos: CHEIO / 10 }],
      totalCentavos: CHEIO - CHEIO / 10,
      recusas: [],
    });
    const pedido = (await compra.order(cupom.codigo)).json<{ data: { id: string } }>().data;
    await eu.pay(pedido.id);
    expect(codes(await (await holdOf(eu)).order(cupom.codigo))).toEqual(['CUPOM_JA_USADO']);
    expect(await cupons(eu.sub)).toEqual([]);
    expect(await copyOf(eu)).toEqual([{ ...cupom, situacao: 'usado' }]);
  });

  it('takes no more than its maximum off', async () => {
    const { eu, cupom } = await umAtrasado();
    const { viagemId, localidadeOrigem, localidadeDestino, poltrona } = await eu.escolha(EXECUTIVO.poltrona, 58);
    const trechos = [{ viagemId, localidadeOrigem, localidadeDestino, poltronas: [poltrona] }];
    const reserva = (await eu.post('/api/Reservas', { trechos })).json<{ data: { id: string } }>().data;
    const body = { reservaId: reserva.id, passageiros: [{ poltrona }], cupom: cupom.codigo };
    expect(quoted(await eu.post('/api/Pedidos/Cotacao', body)).descontoCentavos).toBe(5_000);
  });

  it('is for nobody else, who learns nothing of it', async () => {
    const { cupom } = await umAtrasado();
    const outra = await holdOf(await umaConta());
    const refusals = async (codigo: string) => [
      quoted(await outra.quote(codigo)).recusas,
      (await outra.order(codigo)).json<{ erros: unknown }>().erros,
    ];
    const [recusas, erros] = await refusals(cupom.codigo);
    expect(recusas).toMatchObject([{ codigo: 'CUPOM_INVALIDO' }]);
    expect([recusas, erros]).toEqual(await refusals('NAOHAESTE'));
  });

  it('is offered with the price of its owner’s order, with what it takes off or why it takes nothing', async () => {
    const { eu, cupom } = await umAtrasado();
    const { viagemId } = await umaViagemDe(eu);
    await leaveLate(viagemId);
    const outro = (await cupons(eu.sub)).find(({ codigo }) => codigo !== cupom.codigo);
    const [compra, aberta] = [await holdOf(eu), await holdOf(eu)];
    const offered = async (beneficio?: 'idoso') => {
      const { cuponsDaConta = [] } = quoted(await compra.quote('', beneficio));
      return cuponsDaConta.map(({ codigo, descontoCentavos, recusa }) => [codigo, descontoCentavos, recusa]);
    };
    const both = [cupom.codigo, outro?.codigo].sort();
    expect(await offered()).toEqual(both.map((codigo) => [codigo, CHEIO / 10, undefined]));
    expect(quoted(await compra.quote('')).cuponsDaConta).toContainEqual({ ...cupom, descontoCentavos: CHEIO / 10 });
    const semEfeito = 'O cupom não vale em passagens com benefício.';
    expect(await offered('idoso')).toEqual(both.map((codigo) => [codigo, 0, semEfeito]));
    // Its own order keeps the coupon on offer; another one of theirs that is not paid yet holds it.
    expect((await compra.order(both[1] ?? '')).statusCode).toBe(201);
    expect((await aberta.order(both[0] ?? '')).statusCode).toBe(201);
    expect(await offered()).toEqual([
      [both[1], CHEIO / 10, undefined],
      [both[0], 0, 'Este cupom está em outro pedido seu que ainda não foi pago.'],
    ]);
    expect(quoted(await (await holdOf(await umaConta())).quote(''))).not.toHaveProperty('cuponsDaConta');
  });

  it('is none of the coupons of the back office', async () => {
    const { cupom } = await umAtrasado();
    const call = (method: 'GET' | 'PUT', path: string, payload?: object) =>
      server.app.inject({
        method,
        url: `/api/Administracao/Cupons${path}`,
        headers: signedInAs('otto', 'Operacao'),
        ...(payload && { payload }),
      });
    const found = (await call('GET', `?termo=${cupom.codigo}`)).json<{ data: PaginaCupons }>().data;
    expect(found).toEqual({ total: 0, cupons: [] });
    const path = `/${cupom.codigo}`;
    expect((await call('GET', path)).statusCode).toBe(404);
    expect((await call('PUT', `${path}/Situacao`, { versao: 1, situacao: 'pausado' })).statusCode).toBe(404);
    expect(await cupons((await umAtrasado()).eu.sub)).toHaveLength(1);
  });

  it('ends with the account, and has no owner a year after its last day', async () => {
    const [gone, old] = [await umAtrasado(), await umAtrasado()];
    const headers = signedInAs(gone.eu.sub);
    expect((await server.app.inject({ method: 'DELETE', url: '/api/Conta', headers })).statusCode).toBe(204);
    const rowOf = ({ cupom }: typeof gone) =>
      db().selectFrom('cupom').select(['dono', 'situacao']).where('codigo', '=', cupom.codigo).executeTakeFirst();
    expect(await rowOf(gone)).toEqual({ dono: expect.stringMatching(/^excluida:/), situacao: 'encerrado' });
    expect([await cupons(gone.eu.sub), await copyOf(gone.eu)]).toEqual([[], []]);

    await forgetDonosOfOldCupons(db(), 365);
    expect(await rowOf(old)).toMatchObject({ dono: old.eu.sub });
    await db()
      .updateTable('cupom')
      .set({ vigente_de: '2020-01-01', vigente_ate: '2020-06-01' })
      .where('codigo', '=', old.cupom.codigo)
      .execute();
    expect(await copyOf(old.eu)).toMatchObject([{ situacao: 'vencido' }]);
    await forgetDonosOfOldCupons(db(), 365);
    expect(await rowOf(old)).toMatchObject({ dono: '' });
  });
});
