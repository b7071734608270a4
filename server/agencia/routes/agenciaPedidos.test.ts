import { provedores } from '../../../src/domain/sessao/provedor';
import type { Cancelamento, PreviaCancelamentoPedido } from '../../../src/domain/wire/posVenda/posVenda';
import { expectInvariants } from '../../../tests/support/expectInvariants';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import { START_MS } from '../../../tests/support/startMs';
import { umaCobranca } from '../../pagamento/externo/testdata/umaCobranca';
import { umaAgencia } from '../pedidos/testdata/umaAgencia';
import { insertOperador } from '../testdata/agencia';
import type { Server } from '../../createServer';
import { payTxid, umComprador, umNovoPedido } from '../../pedidos/testdata/comprador';

let server: Server;
let ana: ReturnType<typeof umComprador>;
let agencia: ReturnType<typeof umaAgencia>;
let nextPoltrona = 1;
const db = () => server.services.database.db;
/** An order of a customer who stands at the counter. */
const newPedido = async () => {
  const pedido = await ana.order([nextPoltrona++]);
  await agencia.attend(pedido.id);
  return pedido;
};
async function issued() {
  const { id } = await newPedido();
  await payTxid(server, (await ana.charge(id)).txid);
  return ana.conclude(id);
}
const actions = (id: string) =>
  db().selectFrom('agencia_pedido_acao').select('acao').where('pedido_id', '=', id).orderBy('em').execute();

beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
  ana = umComprador(server);
  agencia = umaAgencia(server);
}, START_MS);
afterAll(() => server.close());
afterEach(() => expectInvariants(server));

describe('the orders of an agency', () => {
  it('come newest first, page by page, with totals on the first alone', async () => {
    const { id } = await newPedido();
    const { pedidos, totais, operadores } = await agencia.list();
    expect(pedidos[0]).toMatchObject({ id, comprador: 'Ana Souza', cpf: '***.982.247-**', poltronas: 1 });
    expect(pedidos[0]?.viagem).toMatch(/^São Paulo → Rio/);
    expect(totais?.quantidade).toBe(pedidos.length);
    expect(operadores.length).toBeGreaterThan(1);
    expect(JSON.stringify(pedidos)).not.toMatch(/52998224725|529\.982/);
  });

  it('are narrowed by group, day, localizador and operator', async () => {
    const paid = await issued();
    const open = await newPedido();
    await umaCobranca(server).charge(open.id);
    const ids = async (filtro: Parameters<typeof agencia.list>[0]) =>
      (await agencia.list(filtro)).pedidos.map(({ id }) => id);
    expect(await ids({ situacao: 'emitidos' })).toContain(paid.id);
    expect(await ids({ situacao: 'aguardando' })).not.toContain(paid.id);
    expect(await ids({ localizador: paid.localizador.toLowerCase() })).toEqual([paid.id]);
    expect(await ids({ de: '2000-01-01', ate: '2000-01-02' })).toEqual([]);
    const [operador] = (await agencia.list()).operadores;
    expect(operador).toBeDefined();
    const charged = (await db().selectFrom('cobranca_externa').select('operador_id').executeTakeFirstOrThrow())
      .operador_id;
    expect(await ids({ operador: charged })).toEqual([open.id]);
    expect(await ids({ operador: 'nao-existe' })).toEqual([]);
  });

  it('are found by CPF only where it stands in no address', async () => {
    const { id } = await newPedido();
    const found = await agencia.list({ cpf: '529.982.247-25' });
    expect(found.pedidos.map((pedido) => pedido.id)).toContain(id);
    expect((await agencia.list({ cpf: '111.444.777-35' })).pedidos).toEqual([]);
    expect((await agencia.get('?cpf=52998224725')).statusCode).toBe(400);
    expect((await agencia.get('?cursor=abc')).json()).toMatchObject({ erros: [{ codigo: 'CURSOR_INVALIDO' }] });
  });

  it('that another establishment sold are not theirs, nor is a blocked operator let in', async () => {
    const { id } = await ana.order([nextPoltrona++]);
    await db().insertInto('agencia_estabelecimento').values({ id: 77, nome: 'Outra' }).execute();
    await insertOperador(db(), 'vizinha', { estabelecimento_id: 77 });
    await db().updateTable('pedido').set({ canal: provedores.agencia, dono: 'vizinha' }).where('id', '=', id).execute();
    expect((await agencia.get(`/${id}`)).statusCode).toBe(404);
    expect((await agencia.list()).pedidos.map((pedido) => pedido.id)).not.toContain(id);
    expect((await umaAgencia(server, 'vizinha').get(`/${id}`)).statusCode).toBe(200);
    await insertOperador(db(), 'barrado', { situacao: 'bloqueado' });
    expect((await umaAgencia(server, 'barrado').get('')).statusCode).toBe(403);
    expect((await server.app.inject({ url: '/api/Agencia/Pedidos', headers: signedInAs('ana') })).statusCode).toBe(403);
  });

  it('are taken along as a spreadsheet that runs no formula and shows no CPF', async () => {
    const reserva = await ana.hold([nextPoltrona++]);
    await ana.post('/api/Pedidos', {
      ...umNovoPedido({
        reservaId: reserva.id,
        passageiros: [{ ...umNovoPedido({ reservaId: '' }).passageiros[0]!, poltrona: nextPoltrona - 1 }],
      }),
    });
    await db()
      .updateTable('pedido')
      .set({ comprador_nome: '=HYPERLINK("http://mal")' })
      .where('reserva_id', '=', reserva.id)
      .execute();
    const { id } = await db()
      .selectFrom('pedido')
      .select('id')
      .where('reserva_id', '=', reserva.id)
      .executeTakeFirstOrThrow();
    await agencia.attend(id);
    const reply = await agencia.post('/Exportacao', {});
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.body).toMatch(/^\ufeffLocalizador;Situação;/);
    expect(reply.body.split('\r\n').length).toBe((await agencia.list()).totais!.quantidade + 2);
    expect(reply.body).toContain('"\'=HYPERLINK(""http://mal"")"');
    expect(reply.body).not.toContain('52998224725');
  });
});

describe('one order', () => {
  it('shows payments, tickets and what happened, and masks who bought it', async () => {
    const { id } = await issued();
    const detail = await agencia.read(id);
    expect(detail.comprador).toEqual({ nome: 'Ana Souza', cpf: '***.982.247-**', email: 'a***@itape.test' });
    expect(detail.pagamentos).toMatchObject([{ meio: 'Pix', devolvido: false }]);
    expect(detail.fatos.map(({ titulo }) => titulo)).toEqual([
      'Pedido feito',
      'Pagamento recebido',
      'Bilhetes emitidos',
    ]);
    expect(detail.acoes).toEqual({ reenviar: true, cancelar: true, reprocessar: false, cobrar: false });
  });

  it('is printed once more, and that is written down', async () => {
    const { id, itens } = await issued();
    const paper = await agencia.get(`/${id}/Bilhetes/${itens[0]?.bilheteId}/Pdf?formato=bobina`);
    expect(paper.headers['content-type']).toBe('application/pdf');
    expect(paper.body.startsWith('%PDF')).toBe(true);
    const other = await issued();
    expect((await agencia.get(`/${other.id}/Bilhetes/${itens[0]?.bilheteId}/Pdf`)).statusCode).toBe(404);
    expect(await actions(id)).toEqual([{ acao: 'reimpressao' }]);
  });

  it('is sent once more, once a minute, and once under one key', async () => {
    const { id } = await issued();
    const first = await agencia.post(`/${id}/Reenvio`, undefined, 'uma-vez');
    expect(first.json()).toMatchObject({ data: { para: 'a***@itape.test' } });
    expect((await agencia.post(`/${id}/Reenvio`, undefined, 'uma-vez')).statusCode).toBe(200);
    const soon = await agencia.post(`/${id}/Reenvio`);
    expect(soon.statusCode).toBe(409);
    expect(soon.json()).toMatchObject({ erros: [{ mensagem: expect.stringContaining('acabaram de ser enviados') }] });
    expect(Number(soon.headers['retry-after'])).toBeGreaterThan(0);
    expect(await actions(id)).toEqual([{ acao: 'reenvio' }]);
    const unpaid = await newPedido();
    expect((await agencia.post(`/${unpaid.id}/Reenvio`)).json()).toMatchObject({ erros: [{ codigo: 'SEM_BILHETE' }] });
  });

  it('is cancelled by the rule that its buyer sees, at that very sum', async () => {
    const { id, totalCentavos } = await issued();
    const previa = (await agencia.get(`/${id}/Cancelamento`)).json<{ data: PreviaCancelamentoPedido }>().data;
    expect(previa.devolverCentavos).toBe(totalCentavos);
    expect((await agencia.post(`/${id}/Cancelamento`, { devolverCentavos: 1 })).json()).toMatchObject({
      erros: [{ codigo: 'PREVIA_MUDOU' }],
    });
    const done = await agencia.post(`/${id}/Cancelamento`, { devolverCentavos: totalCentavos });
    expect(done.json<{ data: Cancelamento }>().data).toMatchObject({ devolverCentavos: totalCentavos, meio: 'pix' });
    expect((await ana.read(id)).situacao).toBe('estornado');
    expect(await actions(id)).toEqual([{ acao: 'cancelamento' }]);
  });

  it('that nobody has paid is given up, and its seats are free', async () => {
    const { id } = await newPedido();
    expect((await agencia.post(`/${id}/Cancelamento`, { devolverCentavos: 0 })).statusCode).toBe(200);
    expect((await ana.read(id)).situacao).toBe('cancelado');
    expect(await actions(id)).toEqual([{ acao: 'desistencia' }]);
  });

  it('is reprocessed, which finds the money that nobody told of', async () => {
    const { id } = await newPedido();
    const { txid } = await ana.charge(id);
    await payTxid(server, txid);
    const reply = await agencia.post(`/${id}/Concluir`);
    expect(reply.statusCode).toBe(200);
    expect((await ana.read(id)).situacao).toBe('emitido');
    expect((await actions(id)).map(({ acao }) => acao)).toEqual(['reprocessamento']);
  });
});
