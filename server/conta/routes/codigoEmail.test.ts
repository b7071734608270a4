import { sql } from 'kysely';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import type { Grupo } from '../../../src/domain/sessao/grupos';
import { insertOperador } from '../../agencia/testdata/agencia';
import type { Server } from '../../createServer';

let server: Server;
beforeAll(async () => {
  server = await startServer();
  await insertOperador(db(), 'agente');
});
afterAll(() => server.close());

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  sub: string,
  payload?: object,
  ...grupos: Grupo[]
) => server.app.inject({ method, url, headers: signedInAs(sub, ...grupos), ...(payload ? { payload } : {}) });
const erros = (answer: { json: () => unknown }) =>
  (answer.json() as { erros: { codigo: string; mensagem: string; campo?: string }[] }).erros;
const db = () => server.services.database.db;

describe('changing the e-mail', () => {
  const request = (email: string) => call('POST', '/api/Conta/SolicitarAlteracaoEmail', 'ana', { email });
  const confirm = (codigo: string) => call('POST', '/api/Conta/ConfirmarEmail', 'ana', { codigo });
  const lastCode = async (para: string): Promise<string> => {
    const rows = await db().selectFrom('caixa_saida').select('corpo').orderBy('criado_em', 'desc').execute();
    const email = rows.map(({ corpo }) => corpo as { para: string; codigo: string }).find((one) => one.para === para);
    return email?.codigo ?? '';
  };
  const wrong = (codigo: string) => (codigo === '000000' ? '000001' : '000000');

  it('takes the code that went to the new address [§7.POST-Conta-SolicitarAlteracaoEmail, §7.POST-Conta-ConfirmarEmail]', async () => {
    expect((await request('nova@itape.test')).json()).toEqual({ data: { destino: 'n***@i***' } });
    const codigo = await lastCode('nova@itape.test');
    expect(erros(await confirm(wrong(codigo)))[0]?.codigo).toBe('CODIGO_INVALIDO');
    expect((await confirm(codigo)).json()).toMatchObject({ data: { email: 'nova@itape.test' } });
    expect(erros(await confirm(codigo))[0]?.codigo).toBe('CODIGO_EXPIRADO');
  });

  it('kills a code after five wrong tries', async () => {
    await request('outra@itape.test');
    const codigo = await lastCode('outra@itape.test');
    for (let attempt = 0; attempt < 5; attempt += 1) await confirm(wrong(codigo));
    expect(erros(await confirm(codigo))[0]?.codigo).toBe('CODIGO_EXPIRADO');
  });

  it('refuses a code of more than ten minutes ago', async () => {
    await request('tarde@itape.test');
    await db()
      .updateTable('conta_troca_email')
      .set({ expira_em: sql<Date>`now()` })
      .execute();
    expect(erros(await confirm(await lastCode('tarde@itape.test')))[0]?.codigo).toBe('CODIGO_EXPIRADO');
  });

  it('answers the same for an address that has a conta, and sends it nothing [EN1]', async () => {
    expect((await request('cliente@itape.test')).json()).toEqual({ data: { destino: 'c***@i***' } });
    expect(await lastCode('cliente@itape.test')).toBe('');
  });

  it('keeps the code itself nowhere but in the e-mail', async () => {
    await request('segredo@itape.test');
    const codigo = await lastCode('segredo@itape.test');
    const rows = await db().selectFrom('conta_troca_email').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(codigo);
    const lives = sql<number>`round(extract(epoch from expira_em - now()) / 60)::int`.as('minutos');
    expect(await db().selectFrom('conta_troca_email').select(lives).execute()).toEqual([{ minutos: 10 }]);
  });
});
