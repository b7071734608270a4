import { sql } from 'kysely';
import type { Pedido } from '../../../src/domain/wire/compra/pedidos';
import type { Tomador } from '../../../src/domain/wire/compra/tomador';
import type { Troca } from '../../../src/domain/wire/posVenda/posVenda';
import type { Exportacao } from '../../../src/domain/wire/conta/exportacao';
import { START_MS } from '../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { umBalcao } from '../../agencia/balcao/testdata/umBalcao';
import { payTxid, umComprador, umNovoPedido, umPassageiro } from '../../pedidos/testdata/comprador';
import { anonymizePedidos } from '../../pedidos/dadosPessoais/anonymizePedidos';
import { forgetOldPedidos, forgetUnpaidPedidos } from '../../pedidos/dadosPessoais/retencaoRepository';
import { findRecibo } from '../../posVenda/recibos/reciboData';
import { listPedidoBilhetes } from '../ownBilhetes';

const EMPRESA: Tomador = {
  cnpj: '12ABC34501DE35',
  razaoSocial: 'Conceição & Filhos Ltda.',
  email: 'contas@empresa.test',
};
const OUTRA: Tomador = { cnpj: '11444777000161', razaoSocial: 'Outra Empresa S.A.' };
const NOME = { cnpj: EMPRESA.cnpj, razaoSocial: EMPRESA.razaoSocial };

let server: Server;
let seat = 0;
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
}, START_MS);
afterAll(() => server.close());

const db = () => server.services.database.db;
const ana = (sub = 'ana') => umComprador(server, sub);

/** An order by the wire; refused orders give their answer. */
async function send(tomador: object | undefined, reservaId: string, poltrona: number, sub = 'ana') {
  const passageiros = [umPassageiro({ poltrona })];
  const novo = { ...umNovoPedido({ reservaId, passageiros }), ...(tomador && { tomador }) };
  return ana(sub).post('/api/Pedidos', novo);
}
async function order(tomador: object | undefined, sub = 'ana') {
  const poltrona = (seat += 1);
  const { id: reservaId } = await ana(sub).hold([poltrona]);
  const { id } = (await send(tomador, reservaId, poltrona, sub)).json<{ data: Pedido }>().data;
  return { id, again: (other: object | undefined) => send(other, reservaId, poltrona, sub) };
}
async function issue(id: string, sub = 'ana'): Promise<void> {
  await payTxid(server, (await ana(sub).charge(id)).txid);
  expect((await ana(sub).conclude(id)).situacao).toBe('emitido');
}
const change = (id: string, tomador: object | undefined, sub = 'ana') =>
  server.app.inject({
    method: 'PUT',
    url: `/api/Pedidos/${id}/Tomador`,
    headers: signedInAs(sub),
    payload: { ...(tomador && { tomador }) },
  });
const erroOf = (reply: { json: <T>() => T }) =>
  reply.json<{ erros: { codigo: string; mensagem: string; campo?: string }[] }>().erros[0];

const toldTo = (para: string) =>
  sql<{ corpo: { assunto: string; corpo: string; bilhetesDe?: string } }>`
    select corpo from caixa_saida where topico = 'email' and corpo->>'para' = ${para}`
    .execute(db())
    .then(({ rows }) => rows.map(({ corpo }) => corpo));

describe('the accounts department of the company', () => {
  it('is told once what was bought, when the order is issued, without passengers and boarding codes', async () => {
    const { id } = await order({ ...EMPRESA, email: 'unica@empresa.test' });
    expect(await toldTo('unica@empresa.test')).toEqual([]);
    await issue(id);
    await ana().conclude(id);
    const { localizador } = await ana().read(id);
    const [told, ...others] = await toldTo('unica@empresa.test');
    expect(others).toEqual([]);
    expect(told?.assunto).toBe(`Passagens em nome de Conceição & Filhos Ltda.: pedido ${localizador}`);
    expect(told?.corpo).toMatch(/CNPJ 12\.ABC\.345\/01DE-35:\n• .+, 1 passagem\n\nTotal: R\$/);
    expect(told?.corpo).not.toContain(umPassageiro({ poltrona: 1 }).nome);
    expect(told).not.toHaveProperty('bilhetesDe');
  });

  it('is told nothing without an e-mail', async () => {
    const { id } = await order(OUTRA);
    await issue(id);
    const { rows } = await sql`select 1 from caixa_saida where chave = ${`pedido-emitido-tomador/${id}`}`.execute(db());
    expect(rows).toEqual([]);
  });
});

describe('the company that an order is invoiced to', () => {
  it('is kept with the order, and its e-mail is told to the owner alone', async () => {
    const { id } = await order({
      ...EMPRESA,
      razaoSocial: ' Conceição &  Filhos Ltda. ',
      email: 'Contas@Empresa.test',
    });
    expect((await ana().read(id)).tomador).toEqual(EMPRESA);
    const list = (await ana().get('/api/Pedidos')).json<{ data: Pedido[] }>().data;
    expect(list.find((pedido) => pedido.id === id)?.tomador).toEqual(NOME);
  });

  it.each([
    ['a wrong check digit', { ...EMPRESA, cnpj: '12ABC34501DE36' }, 'CNPJ_INVALIDO', 'tomador.cnpj'],
    ['a mask', { ...EMPRESA, cnpj: '12.ABC.345/01DE-35' }, 'CNPJ_INVALIDO', 'tomador.cnpj'],
    ['small letters', { ...EMPRESA, cnpj: '12abc34501de35' }, 'CNPJ_INVALIDO', 'tomador.cnpj'],
    ['no name', { cnpj: EMPRESA.cnpj }, 'CAMPO_OBRIGATORIO', 'tomador.razaoSocial'],
    ['blanks for a name', { ...EMPRESA, razaoSocial: '    ' }, 'RAZAO_SOCIAL_INVALIDA', 'tomador.razaoSocial'],
    ['no address', { ...EMPRESA, email: 'contas' }, 'EMAIL_INVALIDO', 'tomador.email'],
  ])('is refused with %s, in the words of the form, wherever it is sent', async (_, tomador, codigo, campo) => {
    const poltrona = (seat += 1);
    const { id: reservaId } = await ana().hold([poltrona]);
    const refused = await send(tomador, reservaId, poltrona);
    expect([refused.statusCode, erroOf(refused)]).toEqual([400, expect.objectContaining({ codigo, campo })]);
    const { id } = await order(EMPRESA);
    const changed = await change(id, tomador);
    expect([changed.statusCode, erroOf(changed)?.codigo]).toEqual([400, codigo]);
    expect((await ana().read(id)).tomador).toEqual(EMPRESA);
  });

  it('may change until the issue, by the order anew or by itself, and is taken out again', async () => {
    const { id, again } = await order(EMPRESA);
    await again(OUTRA);
    expect((await ana().read(id)).tomador).toEqual(OUTRA);
    await again(undefined);
    expect((await ana().read(id)).tomador).toBeUndefined();

    const named = await change(id, EMPRESA);
    expect(named.json<{ data: Pedido }>().data.tomador).toEqual(EMPRESA);
    expect((await change(id, EMPRESA)).statusCode).toBe(200);
    expect((await change(id, undefined)).json<{ data: Pedido }>().data.tomador).toBeUndefined();
  });

  it('is fixed with the issue, and stands on the tickets and on the receipt', async () => {
    const { id } = await order(EMPRESA);
    await issue(id);
    for (const tomador of [OUTRA, undefined]) {
      const refused = await change(id, tomador);
      expect([refused.statusCode, erroOf(refused)?.codigo]).toEqual([409, 'TOMADOR_FECHADO']);
    }
    const [impresso] = await listPedidoBilhetes(db(), id);
    expect(impresso?.bilhete.tomador).toEqual(NOME);
    expect((await findRecibo(db(), 'ana', id))?.pedido.tomador).toEqual(NOME);
  });

  it('is taken at a counter too, where the customer gives no more than a name', async () => {
    const balcao = await umBalcao(server, 'lia');
    const pedido = await balcao.order([(seat += 1)], { tomador: EMPRESA });
    expect((await balcao.pay(pedido)).statusCode).toBe(201);
    const [impresso] = await listPedidoBilhetes(db(), pedido.id);
    expect(impresso?.bilhete.tomador).toEqual(NOME);
    expect((await findRecibo(db(), 'lia', pedido.id))?.pedido.tomador).toEqual(NOME);
  });

  it('goes with a ticket to its new passenger: the same company pays, and is not told of another purchase', async () => {
    const { id } = await order(EMPRESA);
    await issue(id);
    const [item] = (await ana().read(id)).itens;
    const given = await ana().post(`/api/Bilhetes/${item?.bilheteId}/Transferencia`, {
      nome: 'Bruno Lima Castro',
      documento: { tipo: 2, numero: '98.765.432-1' },
      dataNascimento: '1985-03-02',
    });
    const { pedidoId } = given.json<{ data: Troca }>().data;
    expect(await ana().read(pedidoId)).toMatchObject({ situacao: 'emitido', tomador: EMPRESA });
    const { rows } = await sql<{ chave: string }>`
      select chave from caixa_saida where chave like 'pedido-emitido-tomador/%' and chave like any(${[`%${id}`, `%${pedidoId}`]})`.execute(
      db(),
    );
    expect(rows.map(({ chave }) => chave)).toEqual([`pedido-emitido-tomador/${id}`]);
  });

  it('is nobody else’s to see or to change', async () => {
    const { id } = await order(EMPRESA);
    for (const other of ['bia', 'ana2']) expect((await change(id, OUTRA, other)).statusCode).toBe(404);
    expect((await change('x', OUTRA)).statusCode).toBe(404);
    expect((await ana().read(id)).tomador).toEqual(EMPRESA);
  });

  it('is in the copy of one’s data, whole', async () => {
    const { id } = await order(EMPRESA, 'carla');
    const copy = (await ana('carla').get('/api/Conta/Exportacao')).json<{ data: Exportacao }>().data;
    expect(copy.pedidos.find((pedido) => pedido.id === id)?.tomador).toEqual(EMPRESA);
  });
});

describe('the company of a conta that is deleted', () => {
  const kept = async (id: string) =>
    (await db().selectFrom('pedido').select('tomador').where('id', '=', id).executeTakeFirstOrThrow()).tomador;
  const forget = (sub: string) =>
    server.services.database.transaction((tx) => anonymizePedidos(tx, sub, `excluida-${sub}`, async () => undefined));

  it('stays by name with an order that was issued, as fiscal law asks, and without its e-mail', async () => {
    const { id } = await order(EMPRESA, 'duda');
    await issue(id, 'duda');
    await forget('duda');
    expect(await kept(id)).toEqual(NOME);
  });

  it('is gone from an order without ticket and money', async () => {
    const { id } = await order(EMPRESA, 'elis');
    await sql`update pedido set situacao = 'reserva_expirada' where id = ${id}::uuid`.execute(db());
    await forget('elis');
    expect(await kept(id)).toBeNull();
  });

  it('is gone with the buyer at the end of the periods', async () => {
    const { id: unpaid } = await order(EMPRESA, 'fabi');
    const { id: paid } = await order(EMPRESA, 'fabi');
    await issue(paid, 'fabi');
    await sql`update pedido set situacao = 'pagamento_expirado', criado_em = now() - interval '91 days'
      where id = ${unpaid}::uuid`.execute(db());
    await sql`update pedido set criado_em = now() - interval '6 years 1 day' where id = ${paid}::uuid`.execute(db());
    await forgetUnpaidPedidos(db(), 90);
    expect([await kept(unpaid), await kept(paid)]).toEqual([null, EMPRESA]);
    await forgetOldPedidos(db(), 6);
    expect(await kept(paid)).toBeNull();
  });
});
