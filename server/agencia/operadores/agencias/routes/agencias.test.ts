import { randomUUID } from 'node:crypto';
import type { Agencia, AgenciaDetalhe, Agencias } from '../../../../../src/domain/wire/agencia/agencias';
import { START_MS } from '../../../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../../../tests/support/startServer';
import type { Server } from '../../../../createServer';
import { SEED_ESTABELECIMENTO, seedOperadores } from '../../seedOperadores';

let server: Server;
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
}, START_MS);
afterAll(() => server.close());

const ALDA = signedInAs('alda', 'Admin');
const call = (method: 'GET' | 'POST' | 'DELETE', url = '', payload?: object, headers: Record<string, string> = ALDA) =>
  server.app.inject({
    method,
    url: `/api/Administracao/Agencias${url}`,
    headers: { ...headers, 'idempotency-key': randomUUID() },
    ...(payload && { payload }),
  });
const dataOf = <T>(reply: { json: () => unknown }): T => (reply.json() as { data: T }).data;
const codigo = (reply: { json: () => unknown }) =>
  (reply.json() as { erros?: { codigo: string }[] }).erros?.[0]?.codigo;
const users = () => server.services.identity.embedded?.context.users;

const rio = {
  nome: 'Agência Rio Sul',
  cnpj: '11.222.333/0001-81',
  responsavel: { nome: 'Célia Moura', email: 'celia@itape.test' },
};
const found = async (termo: string): Promise<Agencia[]> =>
  dataOf<Agencias>(await call('GET', `?termo=${encodeURIComponent(termo)}`)).agencias;
const detail = async (id: string) => dataOf<AgenciaDetalhe>(await call('GET', `/${id}`));

describe('the agencies', () => {
  it('are created with a first operator, whom the provider invites', async () => {
    const made = await call('POST', '', rio);
    expect(made.statusCode).toBe(201);
    const { id } = dataOf<{ id: string }>(made);
    expect(await detail(id)).toMatchObject({
      agencia: { nome: 'Agência Rio Sul', cnpj: '11222333000181', situacao: 'ativa', operadores: 1, pendentes: 0 },
      operadores: [{ nome: 'Célia Moura', papel: 'responsavel', situacao: 'ativo', acesso: 'em_dia', recusa: null }],
      trilha: [{ acao: 'agencia_criada', autor: 'alda', operador: 'Célia Moura' }],
    });
    expect(users()?.find('celia@itape.test')).toMatchObject({
      status: 'FORCE_CHANGE_PASSWORD',
      groups: ['Agencia', 'AgenciaResponsavel'],
    });
    expect(codigo(await call('POST', '', { ...rio, cnpj: '11222333000181' }))).toBe('AGENCIA_JA_EXISTE');
  });

  it('are found by a part of the name or the CNPJ', async () => {
    expect((await found('rio s')).map(({ nome }) => nome)).toEqual(['Agência Rio Sul']);
    expect((await found('222.333')).map(({ nome }) => nome)).toEqual(['Agência Rio Sul']);
    expect(await found('100%')).toEqual([]);
    expect((await found('')).length).toBeGreaterThan(1);
  });

  it('are refused with a wrong CNPJ, or an operator who works elsewhere, and nothing is left behind', async () => {
    const other = { ...rio, nome: 'Agência Outra', cnpj: '11444777000162' };
    expect(codigo(await call('POST', '', other))).toBe('CNPJ_INVALIDO');
    const busy = { ...rio, nome: 'Agência Outra', cnpj: '00000000000191' };
    expect(codigo(await call('POST', '', busy))).toBe('EMAIL_EM_USO');
    expect(await found('Outra')).toEqual([]);
  });

  it('say that an invitation went to the address of somebody else, until it is corrected', async () => {
    const responsavel = { nome: 'Caio Lima', email: 'cliente@itape.test' };
    const { id, operadorId } = dataOf<{ id: string; operadorId: string }>(
      await call('POST', '', { nome: 'Agência Norte', cnpj: '00000000000191', responsavel }),
    );
    const { agencia, operadores } = await detail(id);
    expect([agencia.recusados, operadores[0]?.recusa, operadores[0]?.situacao]).toEqual([
      1,
      'email_em_uso',
      'pendente',
    ]);
    const again = (email: string) => call('POST', `/${id}/Operadores/${operadorId}/Convite`, { email });
    expect(codigo(await again('celia@itape.test'))).toBe('EMAIL_EM_USO');
    expect(dataOf<AgenciaDetalhe>(await again('caio@itape.test'))).toMatchObject({
      agencia: { recusados: 0 },
      operadores: [{ email: 'caio@itape.test', situacao: 'ativo', recusa: null }],
    });
    expect(codigo(await again('outro@itape.test'))).toBe('OPERADOR_COM_ACESSO');
  });

  it('are blocked with everybody who works there, at once, and admit them again', async () => {
    const ana = signedInAs(seedOperadores.agencia.user.sub, 'Agencia');
    const tills = () => server.app.inject({ url: '/api/Agencia/Caixas/Atual', headers: ana });
    const orders = () => server.app.inject({ url: '/api/Pedidos', headers: ana });
    const url = `/${SEED_ESTABELECIMENTO.id}/Bloqueio`;
    expect((await tills()).statusCode).toBe(200);
    expect(dataOf<AgenciaDetalhe>(await call('POST', url)).agencia).toMatchObject({
      situacao: 'bloqueada',
      pendentes: 0,
    });
    expect([codigo(await tills()), codigo(await orders())]).toEqual(['OPERADOR_BLOQUEADO', 'OPERADOR_BLOQUEADO']);
    expect(users()?.find('agencia@itape.test')?.enabled).toBe(false);
    await call('POST', url);
    const { agencia, trilha } = dataOf<AgenciaDetalhe>(await call('DELETE', url));
    expect(agencia.situacao).toBe('ativa');
    expect(trilha.map(({ acao }) => acao)).toEqual(['agencia_desbloqueada', 'agencia_bloqueada']);
    expect((await tills()).statusCode).toBe(200);
    expect(users()?.find('agencia@itape.test')?.enabled).toBe(true);
  });

  it('that do not exist are not found', async () => {
    expect((await call('GET', '/999')).statusCode).toBe(404);
    expect((await call('POST', '/999/Bloqueio')).statusCode).toBe(404);
    const convite = await call('POST', '/1/Operadores/nada/Convite', { email: 'x@itape.test' });
    expect(codigo(convite)).toBe('OPERADOR_NAO_ENCONTRADO');
  });
});
