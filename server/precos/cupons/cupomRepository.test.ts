import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { umComprador } from '../../pedidos/testdata/comprador';
import {
  confirmUso,
  countUsosOfOthers,
  deleteLapsedUsos,
  deleteLapsedUsosOf,
  extendUsos,
  findCupom,
  hasAnyBilhete,
  insertCupons,
  insertUso,
  lockCupom,
} from './cupomRepository';

let server: Server;
let nextPoltrona = 1;
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
}, START_MS);
afterAll(() => server.close());

const db = () => server.services.database.db;
const transaction: Server['services']['database']['transaction'] = (work) => server.services.database.transaction(work);
const LATER = () => new Date(Date.now() + 600_000);
const PAST = () => new Date(Date.now() - 60_000);

const cupom = (codigo: string, limites: { limite_total?: number | null; limite_pessoa?: number } = {}) =>
  insertCupons(db(), [
    {
      codigo,
      descricao: 'Teste',
      vigente_de: '2026-01-01',
      vigente_ate: null,
      percentual: 10,
      valor_centavos: null,
      teto_centavos: null,
      limite_total: null,
      ...limites,
    },
  ]);
/** A hold of one seat. */
const hold = async () => {
  const poltrona = nextPoltrona++;
  return (await umComprador(server, `cupom${poltrona}`).hold([poltrona])).id;
};
const use = (reservaId: string, codigo: string, dono: string, expira: Date | null = LATER()) =>
  transaction((tx) => insertUso(tx, reservaId, { codigo, dono }, expira));
const usesOf = (codigo: string) =>
  db()
    .selectFrom('cupom_uso')
    .select(['uso', 'uso_pessoa', 'dono', 'expira_em', 'reserva_id'])
    .where('codigo', '=', codigo)
    .orderBy('uso')
    .execute();

describe('a coupon', () => {
  it('is made once: one of the same code leaves it as it was', async () => {
    await cupom('UMAVEZ', { limite_pessoa: 2 });
    await cupom('UMAVEZ', { limite_pessoa: 9 });
    expect(await findCupom(db(), 'UMAVEZ')).toMatchObject({ limite_pessoa: 2, percentual: 10 });
    expect(await findCupom(db(), 'NENHUM')).toBeUndefined();
    expect(await transaction((tx) => lockCupom(tx, 'NENHUM'))).toBeUndefined();
  });

  it('is used by numbers: the smallest that is free, and that of the person', async () => {
    await cupom('NUMEROS', { limite_total: 3, limite_pessoa: 2 });
    const [one, two, three] = [await hold(), await hold(), await hold()];
    expect([
      await use(one, 'NUMEROS', 'ana'),
      await use(two, 'NUMEROS', 'bia'),
      await use(three, 'NUMEROS', 'ana'),
    ]).toEqual([true, true, true]);
    expect((await usesOf('NUMEROS')).map(({ uso, uso_pessoa, dono }) => [uso, uso_pessoa, dono])).toEqual([
      [1, 1, 'ana'],
      [2, 1, 'bia'],
      [3, 2, 'ana'],
    ]);
    // A number that was given back is taken first.
    await db().deleteFrom('cupom_uso').where('codigo', '=', 'NUMEROS').where('uso', '=', 1).execute();
    expect(await use(one, 'NUMEROS', 'bia')).toBe(true);
    expect((await usesOf('NUMEROS'))[0]).toMatchObject({ uso: 1, uso_pessoa: 2, dono: 'bia' });
  });

  it('is not used beyond its limit, nor beyond that of a person', async () => {
    await cupom('LIMITE', { limite_total: 2, limite_pessoa: 1 });
    const [one, two, three] = [await hold(), await hold(), await hold()];
    expect(await use(one, 'LIMITE', 'ana')).toBe(true);
    expect(await use(two, 'LIMITE', 'ana')).toBe(false);
    expect(await use(two, 'LIMITE', 'bia')).toBe(true);
    expect(await use(three, 'LIMITE', 'caio')).toBe(false);
    expect(await use(three, 'NENHUM', 'caio')).toBe(false);
  });

  it('without a limit is used as often as there are people', async () => {
    await cupom('LIVRE');
    for (const dono of ['ana', 'bia', 'caio']) expect(await use(await hold(), 'LIVRE', dono)).toBe(true);
    expect((await usesOf('LIVRE')).map(({ uso }) => uso)).toEqual([1, 2, 3]);
  });

  it('is used by a hold once', async () => {
    await cupom('UMARESERVA', { limite_pessoa: 5 });
    const reservaId = await hold();
    expect([await use(reservaId, 'UMARESERVA', 'ana'), await use(reservaId, 'UMARESERVA', 'ana')]).toEqual([
      true,
      false,
    ]);
  });
});

describe('the uses of a coupon', () => {
  it('of others are counted without those that lapsed, and without one’s own hold', async () => {
    await cupom('CONTA', { limite_pessoa: 5 });
    const [own, other, lapsed, sold] = [await hold(), await hold(), await hold(), await hold()];
    await use(own, 'CONTA', 'ana');
    await use(other, 'CONTA', 'bia');
    await use(lapsed, 'CONTA', 'bia', PAST());
    await use(sold, 'CONTA', 'ana', null);
    expect(await countUsosOfOthers(db(), 'CONTA', { reservaId: own, dono: 'ana' })).toEqual({
      usos: 2,
      da_pessoa: 1,
      pagos_da_pessoa: 1,
    });
    expect(await countUsosOfOthers(db(), 'CONTA', { reservaId: own, dono: 'caio' })).toEqual({
      usos: 2,
      da_pessoa: 0,
      pagos_da_pessoa: 0,
    });
  });

  it('that lapsed are given back, of one coupon or of all, and those that were sold never', async () => {
    await cupom('VENCE', { limite_pessoa: 5 });
    await cupom('OUTRO', { limite_pessoa: 5 });
    const [lapsed, sold, others] = [await hold(), await hold(), await hold()];
    await use(lapsed, 'VENCE', 'ana', PAST());
    await use(sold, 'VENCE', 'ana', PAST());
    await use(others, 'OUTRO', 'ana', PAST());
    expect(await transaction((tx) => confirmUso(tx, sold))).toBe(true);
    await transaction((tx) => deleteLapsedUsosOf(tx, 'VENCE'));
    expect((await usesOf('VENCE')).map(({ reserva_id }) => reserva_id)).toEqual([sold]);
    expect(await usesOf('OUTRO')).toHaveLength(1);
    await transaction((tx) => deleteLapsedUsos(tx));
    expect([await usesOf('OUTRO'), (await usesOf('VENCE')).length]).toEqual([[], 1]);
  });

  it('that are not final last as long as their hold', async () => {
    await cupom('DURA', { limite_pessoa: 5 });
    const [open, sold] = [await hold(), await hold()];
    await use(open, 'DURA', 'ana', PAST());
    await use(sold, 'DURA', 'ana', null);
    await transaction(async (tx) => {
      await extendUsos(tx, open);
      await extendUsos(tx, sold);
    });
    const [first, second] = await usesOf('DURA');
    expect((first?.expira_em?.getTime() ?? 0) > Date.now()).toBe(true);
    expect(second?.expira_em).toBeNull();
    expect(await transaction((tx) => confirmUso(tx, '01900000-0000-7000-8000-000000000000'))).toBe(false);
  });
});

it('a person without a ticket has none', async () => {
  expect(await hasAnyBilhete(db(), 'ninguem')).toBe(false);
});
