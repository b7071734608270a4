import { sql } from 'kysely';
import type { DadosCupom } from '../../../src/domain/administracao/cupons/dadosCupom';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { START_MS } from '../../../tests/support/startMs';
import { startRaces } from '../../../tests/support/startRaces';
import { umaViagem } from '../../../tests/support/viagensDeTeste';
import type { Server } from '../../createServer';
import { umComprador, umNovoPedido, umPassageiro } from '../../pedidos/testdata/comprador';
import { changeSituacao, createCupom, editCupom } from './manageCupons';

const COMPRADORES = 16;

let server: Server;
beforeAll(async () => {
  server = await startRaces();
}, START_MS);
afterAll(() => server.close());

const dados: DadosCupom = {
  descricao: 'Corrida',
  percentual: 10,
  valorCentavos: null,
  minimoCentavos: 0,
  tetoCentavos: null,
  vigenteDe: '2026-01-01',
  vigenteAte: null,
  limiteTotal: COMPRADORES,
  limitePessoa: 1,
  primeiraCompra: false,
};
const transaction: Server['services']['database']['transaction'] = (work) => server.services.database.transaction(work);

/** People with a hold each, and the order with the coupon that each of them is about to send. */
async function buyers(codigo: string, dias: number) {
  await transaction((tx) => createCupom(tx, 'otto', { codigo, ...dados }));
  const { id: viagemId } = await umaViagem(server, lugares.saoPaulo, lugares.rio, dias);
  return Promise.all(
    Array.from({ length: COMPRADORES }, async (_, i) => {
      const comprador = umComprador(server, `${codigo}-${i}`);
      const { id: reservaId } = await comprador.hold([i + 1], viagemId);
      const passageiros = [umPassageiro({ poltrona: i + 1 })];
      return () => comprador.post('/api/Pedidos', { ...umNovoPedido({ reservaId, passageiros }), cupom: codigo });
    }),
  );
}

async function stateOf(codigo: string) {
  const { rows } = await sql<{ limite_total: number; situacao: string; usos: number; maior: number }>`
    select c.limite_total, c.situacao, count(u.uso)::int as usos, coalesce(max(u.uso), 0)::int as maior
    from cupom c left join cupom_uso u on u.codigo = c.codigo where c.codigo = ${codigo}
    group by c.codigo`.execute(server.services.database.db);
  const [row] = rows;
  if (!row) throw new Error('no coupon');
  return row;
}
/**
 * Resolves when a statement about the coupon waits for a lock that another transaction holds; asks by connections of its
 * own. Other databases of the same cluster have waits of their own.
 */
async function cupomIsAwaited(): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%cupom%'`.execute(
      server.services.database.db,
    );
    if (rows.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
const made = (answers: { statusCode: number }[]): number =>
  answers.filter(({ statusCode }) => statusCode === 201).length;

describe('a limit that is lowered while people use the coupon', () => {
  it.each([1, 2, 3])(
    'is kept, or refused: there are never more uses than it allows (round %i)',
    async (round) => {
      const codigo = `BAIXA${round}`;
      const send = await buyers(codigo, 20 + round);
      const half = send.length / 2;
      const [before, edit, after] = await Promise.all([
        Promise.all(send.slice(0, half).map((one) => one())),
        transaction((tx) => editCupom(tx, 'otto', codigo, { versao: 1, ...dados, limiteTotal: 3 })).then(
          () => 'kept' as const,
          () => 'refused' as const,
        ),
        Promise.all(send.slice(half).map((one) => one())),
      ]);
      const { limite_total, usos, maior } = await stateOf(codigo);
      expect(limite_total).toBe(edit === 'kept' ? 3 : COMPRADORES);
      expect(maior).toBeLessThanOrEqual(limite_total);
      expect(usos).toBe(made([...before, ...after]));
    },
    60_000,
  );

  it('is refused by the rows themselves, whoever writes it', async () => {
    const [first, second] = await buyers('LINHAS', 30);
    expect(made([await first!(), await second!()])).toBe(2);
    const db = () => server.services.database.db;
    await expect(sql`update cupom set limite_total = 1 where codigo = 'LINHAS'`.execute(db())).rejects.toThrow(
      'cupom_uso_no_limite',
    );
    await expect(sql`update cupom_uso set limite_usos = 99 where codigo = 'LINHAS'`.execute(db())).rejects.toThrow(
      'cupom_uso_limites',
    );
    expect(await stateOf('LINHAS')).toMatchObject({ limite_total: COMPRADORES, usos: 2 });
  });
});

describe('a coupon that is paused while people use it', () => {
  it('has no use more from then on', async () => {
    const send = await buyers('PARADO', 31);
    const answers = send.map((one) => one());
    const usosAtPause = await transaction(async (tx) => {
      await changeSituacao(tx, 'otto', 'PARADO', { versao: 1, situacao: 'pausado' });
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from cupom_uso where codigo = 'PARADO'`.execute(tx);
      return rows[0]?.n;
    });
    expect(made(await Promise.all(answers))).toBe(usosAtPause);
    expect(await stateOf('PARADO')).toMatchObject({ situacao: 'pausado', usos: usosAtPause });
  }, 60_000);

  it('is not used by an order that waited for the pause', async () => {
    const [send] = await buyers('ESPERA', 32);
    let changed: () => void = () => undefined;
    let commit: () => void = () => undefined;
    const isChanged = new Promise<void>((resolve) => (changed = resolve));
    const mayCommit = new Promise<void>((resolve) => (commit = resolve));
    const pause = transaction(async (tx) => {
      await changeSituacao(tx, 'otto', 'ESPERA', { versao: 1, situacao: 'pausado' });
      changed();
      await mayCommit;
    });
    await isChanged;
    const order = send?.();
    await cupomIsAwaited();
    commit();
    await pause;
    const answer = await order;
    expect([answer?.statusCode, answer?.json<{ erros: { codigo: string }[] }>().erros[0]?.codigo]).toEqual([
      409,
      'CUPOM_ESGOTADO',
    ]);
    expect(await stateOf('ESPERA')).toMatchObject({ situacao: 'pausado', usos: 0 });
  }, 60_000);

  it('takes changes of one of two editors who saw the same state', async () => {
    await transaction((tx) => createCupom(tx, 'otto', { codigo: 'DOIS', ...dados }));
    const ends = await Promise.allSettled(
      ['otto', 'olga'].map((autor, i) =>
        transaction((tx) => editCupom(tx, autor, 'DOIS', { versao: 1, ...dados, limitePessoa: i + 2 })),
      ),
    );
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
