import { sql } from 'kysely';
import { v7 } from 'uuid';
import { START_MS } from '../../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../../tests/support/startServer';
import type { AcessosEncontrados, BuscaAcessos } from '../../../../src/domain/wire/administracao/acessos';
import type { Server } from '../../../createServer';
import { seedUsers } from '../../../identity/users/seed';
import { writeLook } from '../consultaPessoalRepository';
import { seedOperadores } from '../seedOperadores';

let server: Server;
let conta: { id: string; cpf: string; email: string };
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
  conta = await db()
    .selectFrom('conta')
    .select(['id', 'cpf', 'email'])
    .where('cognito_id', '=', seedUsers.cliente.sub)
    .$narrowType<{ cpf: string }>()
    .executeTakeFirstOrThrow();
}, START_MS);
afterAll(() => server.close());

const db = () => server.services.database.db;
const search = async (payload: BuscaAcessos): Promise<AcessosEncontrados> => {
  const headers = signedInAs('alda', 'Admin');
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/Administracao/Acessos/Busca',
    headers,
    payload,
  });
  expect(reply.statusCode).toBe(200);
  return reply.json<{ data: AcessosEncontrados }>().data;
};

describe('the trail of looks at personal data', () => {
  it('is found by the person who was looked at, with the operator, and names the person masked', async () => {
    const operador = await db()
      .selectFrom('agencia_operador')
      .select(['id', 'nome'])
      .where('identidade_sub', '=', seedOperadores.agencia.user.sub)
      .executeTakeFirstOrThrow();
    const look = { autor: 'a', operadorId: operador.id, alvo: 'conta', motivo: 'busca_cpf' } as const;
    await writeLook(db(), { ...look, alvoId: conta.id });
    await writeLook(db(), { ...look, alvoId: null });
    const { acessos, cursor } = await search({ cpf: conta.cpf });
    expect(cursor).toBeNull();
    expect(acessos).toMatchObject([{ operador: operador.nome, motivo: 'busca_cpf', alvo: 'conta' }]);
    expect(acessos[0]?.quem).toMatch(/^Carla/);
    expect(acessos[0]?.quem).not.toContain('Cliente');
    expect((await search({ email: conta.email.toUpperCase() })).acessos.slice(-1)).toEqual(acessos);
    expect((await search({ cpf: '529.982.247-25' })).acessos).toEqual([]);
    expect((await search({})).acessos.filter(({ motivo }) => motivo === 'busca_cpf')).toHaveLength(2);
  });

  it('holds the searches of one person too, by whom and of whom, but not those of everybody', async () => {
    const before = (await search({})).acessos.length;
    await search({});
    const { acessos } = await search({ cpf: conta.cpf });
    const after = await search({});
    expect(after.acessos).toHaveLength(before + 1);
    expect(after.acessos[0]).toMatchObject({ autor: 'alda', operador: null, motivo: 'busca_trilha', alvo: 'conta' });
    expect(after.acessos[0]?.quem).toMatch(/^Carla/);
    expect(acessos).not.toContainEqual(after.acessos[0]);
  });

  it('comes page by page, each look once', async () => {
    for (let n = 0; n < 60; n += 1)
      await sql`insert into consulta_pessoal(id, autor, alvo, alvo_id, motivo)
        values (${v7()}, 'b', 'conta', ${conta.id}, 'busca_email')`.execute(db());
    const first = await search({ cpf: conta.cpf });
    expect(first.acessos).toHaveLength(50);
    const second = await search({ cpf: conta.cpf, cursor: first.cursor ?? '' });
    expect(second.cursor).toBeNull();
    const ids = [...first.acessos, ...second.acessos]
      .filter(({ motivo }) => motivo !== 'busca_trilha')
      .map(({ id }) => id);
    expect(ids).toHaveLength(61);
    expect(new Set(ids).size).toBe(61);
  });
});
