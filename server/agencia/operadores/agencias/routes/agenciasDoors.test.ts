import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { Agencia, AgenciaDetalhe, Agencias } from '../../../../../src/domain/wire/agencia/agencias';
import { START_MS } from '../../../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../../../tests/support/startServer';
import type { Server } from '../../../../createServer';
import { insertOperador } from '../../../testdata/agencia';
import type { OperadorRow } from '../../operadorRepository';

let server: Server;
let longe: OperadorRow;
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
  await db().insertInto('agencia_estabelecimento').values({ id: 7, nome: 'Agência Longe' }).execute();
  longe = await insertOperador(db(), 'longe', { estabelecimento_id: 7 });
}, START_MS);
afterAll(() => server.close());

type Method = 'GET' | 'POST' | 'DELETE';
const db = () => server.services.database.db;
const ALDA = signedInAs('alda', 'Admin');
const call = async (
  method: Method,
  url: string,
  payload?: object,
  { who = ALDA, key = randomUUID() }: { who?: Record<string, string>; key?: string } = {},
) => {
  const reply = await server.app.inject({
    method,
    url: `/api/Administracao/Agencias${url}`,
    headers: { ...who, 'idempotency-key': key },
    ...(payload && { payload }),
  });
  const { data, erros } = reply.json<{ data?: unknown; erros?: { codigo: string; mensagem: string }[] }>();
  return { status: reply.statusCode, data, erro: erros?.[0] };
};
const detail = async (id = '7') => (await call('GET', `/${id}`)).data as AgenciaDetalhe;
const actsOf = async () => (await detail()).trilha.map(({ acao, autor, operador }) => [acao, autor, operador]);

const nova = (change: object = {}) => ({
  nome: 'Agência Rio Sul',
  cnpj: '11.222.333/0001-81',
  responsavel: { nome: 'Célia Moura', email: 'celia@itape.test' },
  ...change,
});

interface Door {
  method: Method;
  url: string;
  payload?: object;
}

/** Every way of the company to its agencies. */
const doors = (): Door[] => [
  { method: 'GET', url: '' },
  { method: 'POST', url: '', payload: nova() },
  { method: 'GET', url: '/7' },
  { method: 'POST', url: '/7/Bloqueio' },
  { method: 'DELETE', url: '/7/Bloqueio' },
  { method: 'POST', url: `/7/Operadores/${longe.id}/Convite`, payload: { email: 'longe@itape.test' } },
];

describe('the agencies', () => {
  it('are the administrators’ alone: not of operations, nor of an agency’s own supervisor', async () => {
    for (const { method, url, payload } of doors()) {
      const statuses: number[] = [];
      for (const groups of [['Operacao'], ['Agencia', 'AgenciaResponsavel'], []] as const) {
        statuses.push((await call(method, url, payload, { who: signedInAs('longe', ...groups) })).status);
      }
      expect([method, url, statuses]).toEqual([method, url, [403, 403, 403]]);
    }
    expect(await actsOf()).toEqual([]);
  });

  it('are blocked once, however often it is asked, with one line of the trail', async () => {
    for (const method of ['POST', 'POST', 'DELETE', 'DELETE'] as const) {
      expect((await call(method, '/7/Bloqueio')).status).toBe(200);
    }
    expect(await actsOf()).toEqual([
      ['agencia_desbloqueada', 'alda', null],
      ['agencia_bloqueada', 'alda', null],
    ]);
  });

  it('leave an operator blocked who was blocked alone, when the agency is admitted again', async () => {
    await sql`update agencia_operador set situacao = 'bloqueado' where id = ${longe.id}::uuid`.execute(db());
    await call('POST', '/7/Bloqueio');
    await call('DELETE', '/7/Bloqueio');
    expect((await detail()).operadores).toMatchObject([{ nome: 'longe', situacao: 'bloqueado' }]);
    await sql`update agencia_operador set situacao = 'ativo' where id = ${longe.id}::uuid`.execute(db());
  });
});

describe('an invitation', () => {
  const invite = (agencia: string, operadorId: string, email = 'longe@itape.test') =>
    call('POST', `/${agencia}/Operadores/${operadorId}/Convite`, { email });

  it('finds no operator by way of another agency', async () => {
    const before = await actsOf();
    expect((await invite('1', longe.id)).erro).toEqual({
      codigo: 'OPERADOR_NAO_ENCONTRADO',
      mensagem: 'Operador não encontrado.',
    });
    expect((await invite('999', longe.id)).erro?.codigo).toBe('AGENCIA_NAO_ENCONTRADA');
    expect(await actsOf()).toEqual(before);
  });

  it('waits until neither the agency nor the operator is blocked', async () => {
    const refused = { codigo: 'OPERADOR_BLOQUEADO', mensagem: 'Desbloqueie antes de convidar de novo.' };
    await call('POST', '/7/Bloqueio');
    expect((await invite('7', longe.id)).erro).toEqual(refused);
    await call('DELETE', '/7/Bloqueio');
    const barred = await insertOperador(db(), 'barrada', { estabelecimento_id: 7, situacao: 'bloqueado' });
    expect((await invite('7', barred.id, 'barrada@itape.test')).erro).toEqual(refused);
  });

  it('changes no address of somebody who has an access, in other letters neither', async () => {
    expect((await invite('7', longe.id, 'outro@itape.test')).erro).toEqual({
      codigo: 'OPERADOR_COM_ACESSO',
      mensagem: 'O e-mail de quem já tem acesso não muda aqui. Crie outro operador.',
    });
    expect((await invite('7', longe.id, 'LONGE@itape.test')).status).toBe(200);
    const row = await db()
      .selectFrom('agencia_operador')
      .select('email')
      .where('id', '=', longe.id)
      .executeTakeFirstOrThrow();
    expect(row.email).toBe('longe@itape.test');
  });
});

describe('a new agency', () => {
  it.each([
    ['a name of two letters', nova({ nome: 'Ri' })],
    ['a supervisor without a surname', nova({ responsavel: { nome: 'Célia', email: 'celia@itape.test' } })],
    ['an address that is none', nova({ responsavel: { nome: 'Célia Moura', email: 'celia@' } })],
    ['limits of its own', { ...nova(), limiteCaixaCentavos: 1 }],
  ])('is refused with %s, and leaves nothing behind', async (_, payload) => {
    const before = ((await call('GET', '')).data as Agencias).total;
    expect((await call('POST', '', payload)).status).toBe(400);
    expect(((await call('GET', '')).data as Agencias).total).toBe(before);
  });

  it('needs a name: blanks are none', async () => {
    const { status, erro } = await call('POST', '', nova({ nome: '     ' }));
    const mensagem = 'Informe o nome da agência, de 3 a 120 caracteres';
    expect([status, erro]).toEqual([400, { codigo: 'NOME_INVALIDO', mensagem, campo: 'nome' }]);
  });

  it('is refused with any CNPJ but one, whatever digit is wrong', async () => {
    const digits = '11222333000181';
    await fc.assert(
      fc.asyncProperty(fc.nat(13), fc.integer({ min: 1, max: 9 }), async (at, by) => {
        const wrong = [...digits].map((digit, i) => (i === at ? String((Number(digit) + by) % 10) : digit)).join('');
        const { status, erro } = await call('POST', '', nova({ cnpj: wrong }));
        expect([status, erro]).toEqual([
          400,
          { codigo: 'CNPJ_INVALIDO', mensagem: 'Informe um CNPJ válido', campo: 'cnpj' },
        ]);
      }),
      { numRuns: 15 },
    );
  });

  it('is one under one key, and its CNPJ is one with and without its mask', async () => {
    const key = randomUUID();
    const [first, again] = [await call('POST', '', nova(), { key }), await call('POST', '', nova(), { key })];
    expect([first.status, again.status, again.data]).toEqual([201, 201, first.data]);
    const stranger = await call('POST', '', nova(), { key, who: signedInAs('bruno', 'Admin') });
    expect(stranger.erro).toEqual({
      codigo: 'AGENCIA_JA_EXISTE',
      mensagem: 'A agência Agência Rio Sul já está cadastrada com este CNPJ.',
    });
    const other = await call('POST', '', nova({ cnpj: '11222333000181', nome: 'Outra' }));
    expect(other.erro?.codigo).toBe('AGENCIA_JA_EXISTE');
    const { agencias } = (await call('GET', '?termo=Rio%20Sul')).data as { agencias: Agencia[] };
    expect(agencias).toHaveLength(1);
  });

  it('begins with a supervisor who may give no discount and earns no commission yet', async () => {
    const row = await db()
      .selectFrom('agencia_operador')
      .selectAll()
      .where('email_norm', '=', 'celia@itape.test')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      papel: 'responsavel',
      limite_caixa_centavos: 1_000_000,
      limite_desconto_pontos: 0,
      comissao_pontos: 0,
    });
  });
});
