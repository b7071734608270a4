import type { Operador, RegistroAuditoria } from '../../../../src/domain/wire/agencia/operadores';
import {
  COMISSAO_MAXIMA_PONTOS,
  DESCONTO_MAXIMO_PONTOS,
  LIMITE_CAIXA_MAXIMO,
} from '../../../../src/domain/agencia/caixa/operador';
import { START_MS } from '../../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../../tests/support/startServer';
import type { Server } from '../../../createServer';
import { insertOperador } from '../../testdata/agencia';
import { updateOperador, type OperadorRow } from '../operadorRepository';
import { seedOperadores } from '../seedOperadores';

let server: Server;
let bia: OperadorRow;
let eva: OperadorRow;

beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
  const { db } = server.services.database;
  await db.insertInto('agencia_estabelecimento').values({ id: 2, nome: 'Outra agência' }).execute();
  await insertOperador(db, 'longe', { estabelecimento_id: 2, papel: 'responsavel' });
  eva = await insertOperador(db, 'eva', { papel: 'responsavel' });
  bia = await insertOperador(db, 'bia');
}, START_MS);
afterAll(() => server.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const supervisor = (who: string) => signedInAs(who, 'Agencia', 'AgenciaResponsavel');
const rui = supervisor(seedOperadores.responsavel.user.sub);

const call = async (method: Method, url: string, payload?: object, headers: Record<string, string> = rui) => {
  const path = `/api/Agencia/Operadores${url}`;
  const reply = await server.app.inject({ method, url: path, headers, ...(payload && { payload }) });
  const { data, erros } = reply.json<{ data?: unknown; erros?: { codigo: string; mensagem: string }[] }>();
  return { status: reply.statusCode, data, erro: erros?.[0] };
};
const rowOf = (id: string) =>
  server.services.database.db.selectFrom('agencia_operador').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const trailOf = async (id: string): Promise<RegistroAuditoria[]> =>
  (await call('GET', `/${id}/Auditoria`)).data as RegistroAuditoria[];

const limites = { limiteCaixaCentavos: 100_000, limiteDescontoPontos: 500, comissaoPontos: 250 };
const edit = async (changes: object) =>
  call('PUT', `/${bia.id}`, { papel: 'operador', ...limites, versao: (await rowOf(bia.id)).versao, ...changes });

interface Door {
  method: Method;
  url: string;
  payload?: object;
}

/** Every way to one operator, with a body that would be accepted. */
const doors: Door[] = [
  { method: 'PUT', url: '', payload: { papel: 'operador', ...limites, versao: 1 } },
  { method: 'POST', url: '/Acesso' },
  { method: 'POST', url: '/Bloqueio' },
  { method: 'DELETE', url: '/Bloqueio' },
  { method: 'GET', url: '/Auditoria' },
  { method: 'GET', url: '/Consultas' },
];

describe.each(doors)('$method Operadores/{id}$url', ({ method, url, payload }) => {
  it('finds no operator of another agency, and changes nothing', async () => {
    const before = await rowOf(bia.id);
    const { status, erro } = await call(method, `/${bia.id}${url}`, payload, supervisor('longe'));
    expect([status, erro]).toEqual([404, { codigo: 'OPERADOR_NAO_ENCONTRADO', mensagem: 'Operador não encontrado.' }]);
    expect(await rowOf(bia.id)).toEqual(before);
    expect(await trailOf(bia.id)).toEqual([]);
  });

  it('is closed to one who was a supervisor when the token was made, and is none now', async () => {
    const set = (changes: Partial<OperadorRow>) => updateOperador(server.services.database.db, eva.id, changes);
    await set({ papel: 'operador' });
    expect(await call(method, `/${bia.id}${url}`, payload, supervisor('eva'))).toMatchObject({
      status: 403,
      erro: { codigo: 'SOMENTE_RESPONSAVEL', mensagem: 'Somente o responsável pela agência pode fazer isso.' },
    });
    await set({ papel: 'responsavel', situacao: 'bloqueado' });
    expect((await call(method, `/${bia.id}${url}`, payload, supervisor('eva'))).erro).toEqual({
      codigo: 'OPERADOR_BLOQUEADO',
      mensagem: 'Seu acesso à agência está bloqueado. Fale com o responsável.',
    });
    await set({ situacao: 'ativo' });
  });

  it('is closed to one who is no operator at all, whatever groups the token has', async () => {
    expect((await call(method, `/${bia.id}${url}`, payload, supervisor('ninguem'))).erro).toEqual({
      codigo: 'SEM_OPERADOR',
      mensagem: 'Seu usuário não é operador de nenhuma agência.',
    });
    expect((await call(method, `/${bia.id}${url}`, payload, signedInAs('bia', 'Agencia'))).status).toBe(403);
  });
});

describe('an edit', () => {
  it.each([
    ['limiteCaixaCentavos', LIMITE_CAIXA_MAXIMO],
    ['limiteDescontoPontos', DESCONTO_MAXIMO_PONTOS],
    ['comissaoPontos', COMISSAO_MAXIMA_PONTOS],
  ])('of %s goes to its bound and not beyond', async (campo, maximo) => {
    expect((await edit({ [campo]: maximo })).data).toMatchObject({ [campo]: maximo });
    expect((await edit({ [campo]: 0 })).data).toMatchObject({ [campo]: 0 });
    for (const wrong of [maximo + 1, -1, 0.5, '10']) expect((await edit({ [campo]: wrong })).status).toBe(400);
  });

  it('of an older version is refused, and says to look again', async () => {
    const { versao } = await rowOf(bia.id);
    expect((await edit({ versao: versao - 1 })).erro).toEqual({
      codigo: 'OPERADOR_MUDOU',
      mensagem: 'Alguém mudou este operador enquanto você editava. Confira e salve de novo.',
    });
    expect((await rowOf(bia.id)).versao).toBe(versao);
  });

  it('writes who changed which values, and no value that stayed', async () => {
    await edit({ comissaoPontos: 100 });
    await edit({ comissaoPontos: 300 });
    const [last] = await trailOf(bia.id);
    expect(last).toMatchObject({
      acao: 'editado',
      autor: 'Rui Responsável',
      antes: { comissaoPontos: 100 },
      depois: { comissaoPontos: 300 },
    });
    await edit({ comissaoPontos: 300 });
    expect((await trailOf(bia.id))[0]).toMatchObject({ acao: 'editado', antes: null, depois: null });
  });

  it('may change the own limits, not the own role', async () => {
    const own = seedOperadores.responsavel.id;
    const { versao } = await rowOf(own);
    const body = { papel: 'responsavel', ...limites, versao };
    expect((await call('PUT', `/${own}`, { ...body, papel: 'operador' })).erro).toEqual({
      codigo: 'PROPRIO_ACESSO',
      mensagem: 'Você não pode bloquear nem mudar o próprio acesso. Peça a outro responsável.',
    });
    expect((await call('PUT', `/${own}`, body)).data).toMatchObject({ ...limites, proprio: true });
  });
});

describe('a block', () => {
  it('that is asked for twice is one block, and one line of the trail; so is its end', async () => {
    const lines = (await trailOf(bia.id)).length;
    for (let i = 0; i < 2; i += 1) {
      expect((await call('POST', `/${bia.id}/Bloqueio`)).data).toMatchObject({ situacao: 'bloqueado' });
    }
    for (let i = 0; i < 2; i += 1) {
      expect((await call('DELETE', `/${bia.id}/Bloqueio`)).data).toMatchObject({ situacao: 'ativo' });
    }
    const trail = await trailOf(bia.id);
    expect(trail.slice(0, trail.length - lines)).toMatchObject([
      { acao: 'desbloqueado', antes: { situacao: 'bloqueado' }, depois: { situacao: 'ativo' } },
      { acao: 'bloqueado', antes: { situacao: 'ativo' }, depois: { situacao: 'bloqueado' } },
    ]);
  });

  it('waits until the access of an invited operator is complete, and so does its end', async () => {
    const { db } = server.services.database;
    const pending = await insertOperador(db, 'convidada', { identidade_sub: null, situacao: 'pendente' });
    for (const method of ['POST', 'DELETE'] as const) {
      expect(await call(method, `/${pending.id}/Bloqueio`)).toMatchObject({
        status: 409,
        erro: {
          codigo: 'ACESSO_PENDENTE',
          mensagem: 'O acesso deste operador ainda não foi concluído. Use “Redefinir acesso”.',
        },
      });
    }
    expect((await rowOf(pending.id)).situacao).toBe('pendente');
    expect(await trailOf(pending.id)).toEqual([]);
  });

  it('by the supervisor leaves an agency’s other operators as they are', async () => {
    const all = async () => ((await call('GET', '')).data as Operador[]).filter(({ id }) => id !== bia.id);
    const before = await all();
    await call('POST', `/${bia.id}/Bloqueio`);
    expect(await all()).toEqual(before);
    await call('DELETE', `/${bia.id}/Bloqueio`);
  });
});

describe('a new operator', () => {
  const novo = { nome: 'Célia Sá', email: 'celia@itape.test', papel: 'operador', ...limites };

  it.each([
    ['an empty name', { nome: '' }],
    ['an address that is none', { email: 'celia' }],
    ['a role that does not exist', { papel: 'admin' }],
    ['a field that nobody knows', { situacao: 'ativo' }],
    ['a limit above the bound', { limiteCaixaCentavos: LIMITE_CAIXA_MAXIMO + 1 }],
  ])('is refused with %s, and no row is left behind', async (_, change) => {
    expect((await call('POST', '', { ...novo, ...change })).status).toBe(400);
    expect(((await call('GET', '')).data as Operador[]).map(({ nome }) => nome)).not.toContain('Célia Sá');
  });

  it('cannot have the address of an operator of another agency, in other letters either', async () => {
    for (const email of ['longe@itape.test', 'LONGE@itape.test']) {
      expect(await call('POST', '', { ...novo, email })).toMatchObject({
        status: 409,
        erro: {
          codigo: 'EMAIL_EM_USO',
          mensagem: 'Este e-mail já tem um acesso à Itapê. Use outro e-mail para o operador.',
        },
      });
    }
  });
});
