import { provedores } from '../../../src/domain/sessao/provedor';
import type { Exportacao } from '../../../src/domain/wire/conta/exportacao';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { eventually, payTxid, umComprador } from '../../pedidos/testdata/comprador';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const CPFS = ['52998224725', '11144477735', '39053344705', '15350946056'];

const register = (sub: string, cpf: string | undefined) =>
  server.app.inject({
    method: 'POST',
    url: '/api/Conta',
    headers: signedInAs(sub),
    payload: {
      nome: 'Ana Souza',
      cpf,
      dataNascimento: '1990-05-17',
      celular: '+5511987654321',
      termosAceite: true,
      email: `${sub}@itape.test`,
      provedorTipo: 1,
    },
  });
const remove = (headers: Record<string, string>) => server.app.inject({ method: 'DELETE', url: '/api/Conta', headers });
const exported = async (sub: string) =>
  (await server.app.inject({ url: '/api/Conta/Exportacao', headers: signedInAs(sub) })).json<{ data: Exportacao }>()
    .data;

/** A ticket bought and paid for. */
async function bought(sub: string, poltrona: number): Promise<string> {
  const comprador = umComprador(server, sub);
  const { id } = await comprador.order([poltrona]);
  const { txid } = await comprador.charge(id);
  await payTxid(server, txid);
  await comprador.conclude(id);
  await eventually(
    () => comprador.read(id),
    ({ situacao }) => situacao === 'emitido',
  );
  return id;
}

/** An order that they sold to somebody else at a counter. */
async function sold(sub: string, poltrona: number): Promise<string> {
  const id = await bought(sub, poltrona);
  await db().updateTable('pedido').set({ canal: provedores.agencia }).where('id', '=', id).execute();
  return id;
}

/** An order that nobody paid. */
async function abandoned(sub: string, poltrona: number): Promise<string> {
  const { id } = await umComprador(server, sub).order([poltrona]);
  await db().updateTable('pedido').set({ situacao: 'reserva_expirada' }).where('id', '=', id).execute();
  return id;
}

const compradorOf = (id: string) =>
  db()
    .selectFrom('pedido')
    .select(['dono', 'comprador_nome', 'comprador_cpf', 'comprador_email', 'comprador_celular'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const passageiroOf = (id: string) =>
  db()
    .selectFrom('pedido_item')
    .select(['passageiro_nome', 'documento', 'data_nascimento', 'celular'])
    .where('pedido_id', '=', id)
    .executeTakeFirstOrThrow();

describe('a copy of one’s data', () => {
  it('is a file with conta, orders and tickets, and with nobody else’s', async () => {
    await register('ana', CPFS[0]);
    const mine = await bought('ana', 1);
    await abandoned('bia', 2);
    const answer = await server.app.inject({ url: '/api/Conta/Exportacao', headers: signedInAs('ana') });
    expect(answer.headers['content-disposition']).toBe('attachment; filename="itape-meus-dados.json"');
    expect(answer.headers['cache-control']).toBe('no-store');
    const data = answer.json<{ data: Exportacao }>().data;
    expect(data).toMatchObject({
      conta: { email: 'ana@itape.test', cpf: CPFS[0] },
      pedidos: [{ id: mine, comprador: { cpf: '52998224725' }, passageiros: [{ nome: 'Conceição Araújo' }] }],
      bilhetes: [{ pedidoId: mine, passageiro: { nome: 'Conceição Araújo' } }],
    });
    expect(data.pedidos).toHaveLength(1);
  });

  it('is there for who has no conta yet', async () => {
    expect(await exported('ninguem')).toMatchObject({ conta: null, pedidos: [], bilhetes: [] });
  });

  it.each([
    ['the service user', {}, 401],
    ['a bad token', { authorization: 'Bearer x' }, 401],
    ['an expired session', { authorization: 'Bearer vencido' }, 401],
    ['a customer', signedInAs('cliente'), 200],
    ['an agency user', signedInAs('agente', 'Agencia'), 200],
    ['an agency-responsible user', signedInAs('responsavel', 'Agencia', 'AgenciaResponsavel'), 200],
    ['an admin', signedInAs('admin', 'Admin'), 200],
    ['the chatbot’s origin without a login', { referer: '?origem=chatbot' }, 401],
  ])('answers %s with its own data or none', async (_, headers, status) => {
    const answer = await server.app.inject({ url: '/api/Conta/Exportacao?', headers });
    expect(answer.statusCode).toBe(status);
    if (status === 200) expect(answer.json<{ data: Exportacao }>().data.pedidos).toEqual([]);
  });
});

describe('deleting an account', () => {
  it('asks for a login of less than five minutes ago [§7.DELETE-Conta]', async () => {
    await register('caio', CPFS[1]);
    const refused = await remove({ authorization: 'Bearer teste.caio.antigo' });
    expect([refused.statusCode, refused.json<{ erros: { codigo: string }[] }>().erros[0]?.codigo]).toEqual([
      403,
      'REAUTENTICACAO_NECESSARIA',
    ]);
    expect((await exported('caio')).conta).not.toBeNull();
    expect((await remove(signedInAs('caio'))).statusCode).toBe(204);
  });

  it.each([
    ['the service user', {}, 401],
    ['an expired session', { authorization: 'Bearer vencido' }, 401],
    ['an admin without a conta', signedInAs('admin', 'Admin'), 404],
  ])('is not for %s', async (_, headers, status) => {
    expect((await remove(headers)).statusCode).toBe(status);
  });

  it('keeps of a ticket what fiscal law asks for, and forgets how to reach its buyer', async () => {
    await register('davi', CPFS[2]);
    const id = await bought('davi', 5);
    expect((await remove(signedInAs('davi'))).statusCode).toBe(204);
    expect(await compradorOf(id)).toEqual({
      dono: expect.stringMatching(/^excluida:/),
      comprador_nome: 'Ana Souza',
      comprador_cpf: '52998224725',
      comprador_email: '',
      comprador_celular: '',
    });
    expect(await passageiroOf(id)).toMatchObject({ passageiro_nome: 'Conceição Araújo', celular: null });
  });

  it('forgets all of an order that came to nothing', async () => {
    await register('eva', CPFS[3]);
    const id = await abandoned('eva', 6);
    expect((await remove(signedInAs('eva'))).statusCode).toBe(204);
    expect(JSON.stringify([await compradorOf(id), await passageiroOf(id)])).not.toMatch(
      /Ana|Concei|529982|12\.?345|eva/,
    );
    expect(await exported('eva')).toMatchObject({ conta: null, pedidos: [] });
    const answers = await db().selectFrom('idempotencia').select('dono').where('dono', '=', 'eva').execute();
    expect(answers).toEqual([]);
  });

  it('leaves alone what somebody sold to others at a counter', async () => {
    await register('gil', CPFS[3]);
    const own = await bought('gil', 8);
    const id = await sold('gil', 9);
    const before = [await compradorOf(id), await passageiroOf(id)];
    expect((await remove(signedInAs('gil'))).statusCode).toBe(204);
    expect([await compradorOf(id), await passageiroOf(id)]).toEqual(before);
    expect((await compradorOf(own)).dono).not.toBe('gil');
  });
});
