import { sql } from 'kysely';
import type { ConsultaPessoal } from '../../../src/domain/wire/agencia/consultas';
import type { Erro } from '../../../src/domain/wire/base/problema';
import { START_MS } from '../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import { seedOperadores } from '../../agencia/operadores/seedOperadores';
import { umaAgencia } from '../../agencia/pedidos/testdata/umaAgencia';
import { insertOperador } from '../../agencia/testdata/agencia';
import type { Server } from '../../createServer';
import { payTxid, umComprador } from '../../pedidos/testdata/comprador';

const CPF_DE_ANA = '529.982.247-25';
let server: Server;
let agencia: ReturnType<typeof umaAgencia>;
let poltrona = 0;
const db = () => server.services.database.db;

beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
  agencia = umaAgencia(server);
}, START_MS);
afterAll(() => server.close());

async function issued() {
  const ana = umComprador(server);
  const { id } = await ana.order([(poltrona += 1)]);
  await payTxid(server, (await ana.charge(id)).txid);
  return ana.conclude(id);
}
type Agencia = ReturnType<typeof umaAgencia>;
const open = (localizador: string, documento: string, who: Agencia = agencia) =>
  who.post('/Abertura', { localizador, documento });
const codigoDe = (reply: { json: <T>() => T }) => reply.json<{ erros: Erro[] }>().erros[0]?.codigo;
const umResponsavel = signedInAs(seedOperadores.responsavel.user.sub, 'Agencia', 'AgenciaResponsavel');
const trail = async (id: string, headers = umResponsavel) =>
  server.app.inject({ url: `/api/Agencia/Operadores/${id}/Consultas`, headers });

describe('an order that a customer bought alone', () => {
  it('is in no list of an agency, and can be neither read, printed, sent, charged nor cancelled there', async () => {
    const { id, itens } = await issued();
    expect((await agencia.list()).pedidos.map((pedido) => pedido.id)).not.toContain(id);
    expect((await agencia.list({ cpf: CPF_DE_ANA })).pedidos.map((pedido) => pedido.id)).not.toContain(id);
    expect((await agencia.post('/Exportacao', {})).body).not.toContain('Ana Souza');
    const answers = [
      await agencia.get(`/${id}`),
      await agencia.get(`/${id}/Bilhetes/${itens[0]?.bilheteId}/Pdf`),
      await agencia.get(`/${id}/Cancelamento`),
      await agencia.post(`/${id}/Cancelamento`, { devolverCentavos: 0 }),
      await agencia.post(`/${id}/Reenvio`),
      await agencia.post(`/${id}/Concluir`),
      await agencia.get(`/${id}/PagamentoExterno`),
    ];
    expect(answers.map(codigoDe)).toEqual(Array<string>(answers.length).fill('PEDIDO_NAO_ENCONTRADO'));
  });

  it.each([
    ['the buyer’s CPF', CPF_DE_ANA],
    ['a passenger’s document', '12.345.678-1'],
    ['the same without dots', '123456781'],
  ])('opens by its localizador and %s, to the operator who asked alone', async (_, documento) => {
    const { id, localizador } = await issued();
    expect((await open(localizador.toLowerCase(), documento)).json()).toEqual({ data: { pedidoId: id } });
    expect((await agencia.get(`/${id}`)).statusCode).toBe(200);
    const colleague = umaAgencia(server, seedOperadores.responsavel.user.sub);
    expect((await colleague.get(`/${id}`)).statusCode).toBe(404);
  });

  it('closes again after half an hour', async () => {
    const { id, localizador } = await issued();
    await open(localizador, CPF_DE_ANA);
    await sql`update pedido_atendimento set ate = ate - interval '30 minutes'`.execute(db());
    expect((await agencia.get(`/${id}`)).statusCode).toBe(404);
  });

  it('opens neither by its localizador alone nor by a document that is not on it', async () => {
    const { localizador } = await issued();
    for (const documento of ['111.444.777-35', '0000']) {
      const reply = await open(localizador, documento);
      expect([reply.statusCode, codigoDe(reply)]).toEqual([404, 'PEDIDO_NAO_ENCONTRADO']);
    }
    expect((await agencia.post('/Abertura', { localizador })).statusCode).toBe(400);
  });

  it('is not found by trying: after ten tries without a result the operator waits', async () => {
    await insertOperador(db(), 'curioso');
    const curioso = umaAgencia(server, 'curioso');
    const { localizador } = await issued();
    for (let n = 0; n < 10; n += 1) expect((await open(localizador, `000${n}`, curioso)).statusCode).toBe(404);
    const reply = await open(localizador, CPF_DE_ANA, curioso);
    expect([reply.statusCode, codigoDe(reply)]).toEqual([409, 'ABERTURAS_DEMAIS']);
  });
});

describe('the trail of looks at personal data', () => {
  it('says what an operator opened, read and printed, and why, to the supervisor of their agency', async () => {
    const operadora = await insertOperador(db(), 'lido');
    const lido = umaAgencia(server, 'lido');
    const { id, localizador, itens } = await issued();
    await open(localizador, '0000', lido);
    await open(localizador, CPF_DE_ANA, lido);
    await lido.get(`/${id}`);
    await lido.get(`/${id}/Bilhetes/${itens[0]?.bilheteId}/Pdf`);
    await server.app.inject({ url: '/api/Conta/ObterPorEmail?email=nao@itape.test', headers: lido.headers });
    const looks = (await trail(operadora.id)).json<{ data: ConsultaPessoal[] }>().data;
    expect(looks.map(({ alvo, motivo, quem }) => [alvo, motivo, quem])).toEqual([
      ['conta', 'busca_email', null],
      ['pedido', 'segunda_via', localizador],
      ['pedido', 'detalhe', localizador],
      ['pedido', 'abertura', localizador],
      ['pedido', 'abertura_recusada', null],
    ]);
  });

  it('is neither for operators nor for the supervisor of another agency, and nobody changes it', async () => {
    const operadora = await insertOperador(db(), 'outro');
    expect((await trail(operadora.id, signedInAs('outro', 'Agencia'))).statusCode).toBe(403);
    await db().insertInto('agencia_estabelecimento').values({ id: 78, nome: 'Outra' }).execute();
    await insertOperador(db(), 'vizinho', { estabelecimento_id: 78, papel: 'responsavel' });
    expect((await trail(operadora.id, signedInAs('vizinho', 'AgenciaResponsavel'))).statusCode).toBe(404);
    await expect(db().deleteFrom('consulta_pessoal').execute()).rejects.toThrow('append only');
  });
});
