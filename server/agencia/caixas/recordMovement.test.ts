import { sql } from 'kysely';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import type { OperadorRow } from '../operadores/operadorRepository';
import { insertOperador, opened, venda, seededOperador } from '../testdata/agencia';
import { recordArrived, recordMovement, type NewMovement } from './recordMovement';
import { dinheiroInCaixa } from './movimentoRepository';
import { openCaixaOf } from './caixaRepository';

let server: Server;
let operadora: OperadorRow;
let count = 0;

beforeAll(async () => {
  server = await startServer();
}, START_MS);
afterAll(() => server.close());
beforeEach(async () => {
  operadora = await insertOperador(server.services.database.db, `op${(count += 1)}`);
});

const db = () => server.services.database.db;
const record = (movement: NewMovement) => server.services.database.transaction((tx) => recordMovement(tx, movement));
const arrive = (movement: NewMovement) => server.services.database.transaction((tx) => recordArrived(tx, movement));
const estado = (id: string, para: string) =>
  sql
    .raw(
      `update caixa set estado = '${para}',
  fechado_em = ${para === 'pausado' ? 'null' : 'now()'} where id = '${id}'`,
    )
    .execute(db());

describe('a movement of a till', () => {
  it('is recorded in the open till of its operator, numbered without a gap after the float', async () => {
    const caixa = await opened(server.services.database, operadora);
    const first = await record({ ...venda(operadora.id, 5_000), recebidoCentavos: 10_000 });
    const second = await record({ ...venda(operadora.id, 0) });
    expect([first.caixa_id, first.n, second.n]).toEqual([caixa.id, 2, 3]);
    expect(await dinheiroInCaixa(db(), caixa.id)).toBe(15_000);
  });

  it('is recorded once by its key, and a repetition gets the first back even after the close', async () => {
    const caixa = await opened(server.services.database, operadora);
    const movement = venda(operadora.id, 5_000);
    const first = await record(movement);
    await estado(caixa.id, 'fechado');
    expect((await record(movement)).id).toBe(first.id);
  });

  it.each<[string, () => Promise<Partial<NewMovement>>]>([
    ['amount', async () => ({ valorCentavos: 6_000 })],
    ['kind', async () => ({ tipo: 'suprimento' })],
    ['means', async () => ({ modalidade: 'credito' })],
    ['operator', async () => ({ operadorId: (await insertOperador(db(), `outra${(count += 1)}`)).id })],
  ])('is refused under the key of one of another %s, asked for or come by itself', async (_, other) => {
    await opened(server.services.database, operadora);
    const movement: NewMovement = { ...venda(operadora.id, 5_000), modalidade: 'pix' };
    await record(movement);
    const changed = { ...movement, ...(await other()) };
    const refused = { message: 'CHAVE_DE_MOVIMENTO_REUTILIZADA' };
    await expect(record(changed)).rejects.toMatchObject(refused);
    await expect(arrive(changed)).rejects.toMatchObject(refused);
  });

  it('is refused without a till, and while it is paused', async () => {
    await expect(record(venda(operadora.id, 1))).rejects.toMatchObject({ message: 'CAIXA_FECHADO', status: 409 });
    const caixa = await opened(server.services.database, operadora);
    await estado(caixa.id, 'pausado');
    await expect(record(venda(operadora.id, 1))).rejects.toMatchObject({ message: 'CAIXA_PAUSADO', status: 409 });
  });

  it('never takes more cash than is there, nor leaves more than the operator’s limit', async () => {
    await opened(server.services.database, operadora);
    const out: NewMovement = { ...venda(operadora.id, -10_001), tipo: 'sangria', motivo: 'cofre' };
    await expect(record(out)).rejects.toMatchObject({ message: 'CAIXA_SEM_DINHEIRO' });
    await expect(record(venda(operadora.id, 490_001))).rejects.toMatchObject({ message: 'CAIXA_NO_LIMITE' });
    await expect(record({ ...venda(operadora.id, 490_001), modalidade: 'pix' })).resolves.toMatchObject({ n: 2 });
  });

  it('refuses a value whose sign is not that of its kind', async () => {
    await opened(server.services.database, operadora);
    await expect(record(venda(operadora.id, -1))).rejects.toThrow('wrong sign');
  });
});

describe('money that comes by itself', () => {
  const pix = (valor: number): NewMovement => ({ ...venda(operadora.id, valor), modalidade: 'link' });

  it('is taken by a paused till, and without one waits for the next, which starts with it', async () => {
    const caixa = await opened(server.services.database, operadora);
    await estado(caixa.id, 'pausado');
    expect(await arrive(pix(700))).toMatchObject({ caixa_id: caixa.id });
    await estado(caixa.id, 'fechado');
    const late = pix(900);
    expect(await arrive(late)).toBeNull();
    expect(await arrive(late)).toBeNull();
    const next = await opened(server.services.database, operadora);
    const rows = await db()
      .selectFrom('caixa_movimento')
      .selectAll()
      .where('caixa_id', '=', next.id)
      .orderBy('n')
      .execute();
    expect(rows.map(({ tipo, valor_centavos }) => [tipo, valor_centavos])).toEqual([
      ['abertura', 10_000],
      ['venda', 900],
    ]);
  });
});

describe('the database itself', () => {
  it('lets nobody change or delete a movement, a count, a decision or the audit', async () => {
    await opened(server.services.database, operadora);
    await expect(sql`update caixa_movimento set valor_centavos = 1`.execute(db())).rejects.toThrow('append only');
    await expect(sql`delete from caixa_movimento`.execute(db())).rejects.toThrow('append only');
    await expect(sql`delete from caixa`.execute(db())).rejects.toThrow('append only');
  });

  it('takes no movement into a closed till, and opens none again', async () => {
    const caixa = await opened(server.services.database, operadora);
    await estado(caixa.id, 'fechado');
    const raw = sql`insert into caixa_movimento(id, caixa_id, n, tipo, modalidade, valor_centavos, encomenda_id, operador_id, chave)
      values (gen_random_uuid(), ${caixa.id}, 9, 'venda', 'pix', 1, gen_random_uuid(), ${operadora.id}, 'por-fora')`;
    await expect(raw.execute(db())).rejects.toThrow('the till is closed');
    await expect(sql`update caixa set estado = 'aberto', fechado_em = null`.execute(db())).rejects.toThrow();
    await expect(sql`update caixa set movimentos = 9 where id = ${caixa.id}`.execute(db())).rejects.toThrow('closed');
  });

  it('knows one open till an operator, and the seeded people of the agency', async () => {
    const seeded = await seededOperador(db(), 'agencia');
    expect(await openCaixaOf(db(), seeded.id)).toBeNull();
    await opened(server.services.database, seeded);
    const second = sql`insert into caixa(id, numero, operador_id, estabelecimento_id, comissao_pontos)
      values (gen_random_uuid(), 999, ${seeded.id}, 1, 0)`;
    await expect(second.execute(db())).rejects.toThrow('caixa_um_aberto');
    await expect(opened(server.services.database, seeded)).rejects.toMatchObject({ message: 'CAIXA_JA_ABERTO' });
  });
});
