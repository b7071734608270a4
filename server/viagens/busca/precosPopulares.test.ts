import type { RotaPopular } from '../../../src/domain/wire/base/config';
import { createPrecosPopulares } from './precosPopulares';

const rota = (origem: string, destino: string): RotaPopular => ({
  origem: { id: origem, nome: origem },
  destino: { id: destino, nome: destino },
});
const MINUTE = 60_000;

/** Home's routes over a calendar whose prices and hours change. */
function start() {
  const world = {
    now: new Date('2026-11-24T15:00:00Z'),
    list: [rota('1', '4'), rota('4', '1')] as readonly RotaPopular[],
    prices: new Map<string, number | null>([
      ['1 4', 13_650],
      ['4 1', null],
    ]),
    asked: [] as string[],
    failures: [] as unknown[],
    fails: false,
  };
  const rotas = createPrecosPopulares({
    rotas: () => world.list,
    now: () => world.now,
    onFailure: (error) => world.failures.push(error),
    calendar: async (origem, destino, inicio, fim) => {
      world.asked.push(`${origem} ${destino} ${inicio} ${fim}`);
      if (world.fails) throw new Error('no database');
      return [{ data: inicio, menorPrecoCentavos: world.prices.get(`${origem} ${destino}`) ?? null }];
    },
  });
  /** Asks for home, and lets its prices be read. */
  const ask = async (): Promise<readonly RotaPopular[]> => {
    const given = rotas();
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    return given;
  };
  return { world, rotas, ask };
}

const precos = (rotas: readonly RotaPopular[]) => rotas.map(({ amanhaCentavos }) => amanhaCentavos);

describe('the prices of the routes on home', () => {
  it('are those of tomorrow, and come after the first answer', async () => {
    const { world, ask } = start();
    expect(precos(await ask())).toEqual([undefined, undefined]);
    expect(precos(await ask())).toEqual([13_650, undefined]);
    expect(world.asked).toEqual(['1 4 2026-11-25 2026-11-25', '4 1 2026-11-25 2026-11-25']);
  });

  it('are read once for many at a time, and again after ten minutes', async () => {
    const { world, rotas, ask } = start();
    rotas();
    rotas();
    await ask();
    const first = rotas();
    world.now = new Date(world.now.getTime() + 10 * MINUTE);
    expect(await ask()).toBe(first);
    expect(world.asked).toHaveLength(2);
    world.now = new Date(world.now.getTime() + MINUTE);
    await ask();
    expect(world.asked).toHaveLength(4);
    // The list stays the same object, so that a kept page need not be drawn anew.
    expect(rotas()).toBe(first);
    world.prices.set('4 1', 9_000);
    world.now = new Date(world.now.getTime() + 11 * MINUTE);
    await ask();
    expect(precos(rotas())).toEqual([13_650, 9_000]);
  });

  it('are not those of another day or of another catalogue', async () => {
    const { world, rotas, ask } = start();
    await ask();
    world.now = new Date('2026-11-25T03:00:00Z');
    expect(precos(await ask())).toEqual([undefined, undefined]);
    expect(world.asked.at(-1)).toBe('4 1 2026-11-26 2026-11-26');
    world.list = [rota('4', '1')];
    expect(precos(await ask())).toEqual([undefined]);
    world.prices.set('4 1', 1);
    world.list = [];
    expect(rotas()).toEqual([]);
  });

  it('are left out while they cannot be read, and tried again', async () => {
    const { world, rotas, ask } = start();
    world.fails = true;
    await ask();
    expect(world.failures).toHaveLength(1);
    expect(precos(rotas())).toEqual([undefined, undefined]);
    world.fails = false;
    await ask();
    await ask();
    expect(precos(rotas())).toEqual([13_650, undefined]);
  });
});
