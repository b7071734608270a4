import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Exportacao } from '../../src/domain/wire/conta/exportacao';
import { START_MS } from '../../tests/support/startMs';
import { signedInAs, startServer } from '../../tests/support/startServer';
import { insertOperador } from '../agencia/testdata/agencia';
import type { Server } from '../createServer';
import { umComprador } from '../pedidos/testdata/comprador';
import { encomendasDe } from '../encomendas/testdata/umaEncomenda';
import { regrasRetencao, runRetention } from './schedule';

let server: Server;
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
}, START_MS);
afterAll(() => server.close());

const db = () => server.services.database.db;
const run = () => runRetention(server.services.database);
/** An order that expired unpaid, with one refused card. */
const umPedidoVencido = async (sub: string, poltrona: number): Promise<string> => {
  const { id } = await umComprador(server, sub).order([poltrona]);
  await sql`update pedido set situacao = 'pagamento_expirado' where id = ${id}::uuid`.execute(db());
  await sql`
    insert into cobranca_cartao(id, pedido_id, tentativa, chave, tipo, parcelas, valor_centavos, nonce, retorno, dispositivo,
      situacao, bandeira, final4)
    values (gen_random_uuid(), ${id}::uuid, 1, ${id.slice(-12)}, 'credito', 1, 100, 'n', 'r', '{"tela": "1x1"}',
      'recusada', 'visa', '1111')`.execute(db());
  return id;
};
const peopleOf = async (id: string) =>
  (
    await sql<{ comprador: string; passageiro: string; documento: string; dispositivo: unknown }>`
      select p.comprador_nome as comprador, i.passageiro_nome as passageiro, i.documento, c.dispositivo
      from pedido p join pedido_item i on i.pedido_id = p.id join cobranca_cartao c on c.pedido_id = p.id
      where p.id = ${id}::uuid`.execute(db())
  ).rows[0];
const age = (table: string, dias: number) =>
  sql.raw(`update ${table} set criado_em = criado_em - interval '${dias} days'`).execute(db());

describe('what is kept of people', () => {
  it('goes from an unpaid order after 90 days, and what a browser told for a card after 180', async () => {
    const id = await umPedidoVencido('bento', 1);
    await run();
    expect(await peopleOf(id)).toMatchObject({ comprador: 'Ana Souza', documento: '123456781' });
    await age('pedido', 91);
    await age('cobranca_cartao', 181);
    await run();
    expect(await peopleOf(id)).toEqual({
      comprador: 'Dados apagados',
      passageiro: 'Passageiro',
      documento: '',
      dispositivo: null,
    });
  });

  it('goes from sent e-mails after 30 days: the fact stays, who and what do not', async () => {
    const { codigo } = await encomendasDe(server).announced();
    const chave = `encomenda/${codigo}/pre_postada/remetente`;
    const mail = () => db().selectFrom('caixa_saida').select('corpo').where('chave', '=', chave).executeTakeFirst();
    await sql`update caixa_saida set publicado_em = now() where chave = ${chave}`.execute(db());
    await run();
    expect((await mail())?.corpo).toMatchObject({ para: 'ana@itape.test' });
    await sql`update caixa_saida set publicado_em = now() - interval '31 days', criado_em = now() - interval '31 days'
      where chave = ${chave}`.execute(db());
    await run();
    expect((await mail())?.corpo).toEqual({});
    await age('caixa_saida', 400);
    await run();
    expect(await mail()).toBeUndefined();
  });

  it('goes from the trails after five years, which nobody can shorten, and from an opened order with its end', async () => {
    const id = await umPedidoVencido('bia', 3);
    const operador = await insertOperador(db(), 'trilha');
    const insert = (em: string) =>
      sql`
      insert into consulta_pessoal(id, autor, alvo, motivo, em)
      values (gen_random_uuid(), 'trilha', 'conta', 'busca_cpf', ${em}::timestamptz)`.execute(db());
    const log = (em: string) =>
      sql`
      insert into partida_status_registro(id, partida_id, acao, autor, em)
      values (gen_random_uuid(), 1, 'informado', 'trilha', ${em}::timestamptz)`.execute(db());
    const open = (ate: string) =>
      sql`
      insert into pedido_atendimento(operador_id, pedido_id, ate)
      values (${operador.id}::uuid, ${id}::uuid, ${ate}::timestamptz)`.execute(db());
    const counted = async () => {
      const { rows } = await sql<{ looks: number; log: number; open: number }>`
        select (select count(*)::int from consulta_pessoal where autor = 'trilha') as looks,
          (select count(*)::int from partida_status_registro where autor = 'trilha') as log,
          (select count(*)::int from pedido_atendimento where pedido_id = ${id}::uuid) as open`.execute(db());
      return rows[0];
    };
    const year = new Date().getUTCFullYear();
    for (const add of [insert, log]) {
      await add(`${year - 6}-01-01`);
      await add(`${year - 4}-12-31`);
    }
    await open('now');
    await run();
    expect(await counted()).toEqual({ looks: 1, log: 1, open: 0 });
    for (const table of ['consulta_pessoal', 'partida_status_registro']) {
      await expect(sql.raw(`delete from ${table} where autor = 'trilha'`).execute(db())).rejects.toThrow('append only');
      const change = sql.raw(`update ${table} set autor = 'outro' where autor = 'trilha'`).execute(db());
      await expect(change).rejects.toThrow('append only');
    }
  });

  it('is written in docs/retencao.md, line by line, as the job does it', () => {
    const page = readFileSync('docs/retencao.md', 'utf8');
    for (const { dados, prazo, motivo, desde } of regrasRetencao) {
      expect(page).toContain(`| ${dados} | ${prazo} | ${motivo} | ${desde} |`);
    }
    expect(page.match(/^\| .* \| \d{4}-\d{2}-\d{2} \|$/gm)).toHaveLength(regrasRetencao.length);
  });

  it('is forgotten by every other rule where one fails, which is told', async () => {
    const done: string[] = [];
    const rule = (dados: string, forget: () => Promise<unknown>) => ({
      dados,
      prazo: '',
      motivo: '',
      desde: '',
      forget,
    });
    const running = runRetention(server.services.database, [
      rule('um', () => Promise.reject(new Error('no'))),
      rule('dois', async () => void done.push('dois')),
    ]);
    await expect(running).rejects.toThrow('not forgotten');
    expect(done).toEqual(['dois']);
  });
});

describe('the copy and the deletion of an account', () => {
  const headers = signedInAs('ana');
  const call = (method: 'POST' | 'GET' | 'DELETE', url: string, payload?: object) =>
    server.app.inject({ method, url, headers: { ...headers, 'idempotency-key': url }, ...(payload && { payload }) });

  it('hold cards, letters and parcels, and the deletion takes devices and sent e-mails with it', async () => {
    const conta = {
      nome: 'Ana Souza',
      cpf: '52998224725',
      dataNascimento: '1990-05-17',
      celular: '+5511987654321',
      termosAceite: true,
      email: 'ana@itape.test',
      provedorTipo: 1,
    };
    expect((await call('POST', '/api/Conta', conta)).statusCode).toBe(201);
    const id = await umPedidoVencido('ana', 2);
    const { codigo } = await encomendasDe(server).announced();
    await call('POST', '/api/Manifestacoes', {
      tipo: 'elogio',
      nome: 'Ana Souza',
      email: 'ANA@itape.test',
      mensagem: 'O motorista foi muito atencioso.',
    });
    const copy = (await call('GET', '/api/Conta/Exportacao')).json<{ data: Exportacao }>().data;
    expect(copy.cartoes).toMatchObject([{ pedidoId: id, bandeira: 'visa', final4: '1111', situacao: 'recusada' }]);
    expect(copy.manifestacoes).toMatchObject([{ mensagem: 'O motorista foi muito atencioso.' }]);
    expect(copy.encomendas).toContainEqual(
      expect.objectContaining({ codigo, papel: 'remetente', documento: '52998224725' }),
    );
    expect(JSON.stringify(copy.encomendas)).not.toContain('Bento');

    await sql`update caixa_saida set publicado_em = now()`.execute(db());
    expect((await call('DELETE', '/api/Conta')).statusCode).toBeLessThan(300);
    expect(await peopleOf(id)).toMatchObject({ comprador: 'Conta excluída', dispositivo: null });
    const { rows } = await sql`select 1 from caixa_saida where lower(corpo->>'para') = 'ana@itape.test'`.execute(db());
    expect(rows).toEqual([]);
  });
});
