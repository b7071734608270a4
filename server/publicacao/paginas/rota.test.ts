import { addDias, type Dia } from '../../../src/domain/base/data';
import { tiete, novoRio, umaViagem } from '../../../tests/support/viagemBuilders';
import type { CidadePublicada } from './cidades';
import { DIAS_DO_PRECO, readRota } from './rota';

const AMANHA = '2026-12-02';
/** 23:30 of the first of December in São Paulo, and the second of December in UTC. */
const NIGHT = new Date('2026-12-02T02:30:00Z');

const city = (slug: string, busca: string): CidadePublicada => ({ slug, nome: slug, uf: 'SP', busca, terminais: [] });

/** Reads the route on that night, with the lowest price and the number of direct departures of each day from tomorrow on. */
async function read(days: readonly [menorPrecoCentavos: number | null, diretas: number][]) {
  const asked: { inicio?: Dia; fim?: Dia; searched: Dia[] } = { searched: [] };
  const viagens = {
    calendar: async (_o: string, _d: string, inicio: Dia, fim: Dia) => {
      Object.assign(asked, { inicio, fim });
      return days.map(([menorPrecoCentavos], i) => ({ data: addDias(inicio, i), menorPrecoCentavos }));
    },
    search: async (_o: string, _d: string, dia: Dia) => {
      asked.searched.push(dia);
      const n = days.findIndex((_, i) => addDias(AMANHA, i) === dia);
      return Array.from({ length: days[n]?.[1] ?? 0 }, () => umaViagem());
    },
  };
  const rota = await readRota(viagens, city('sao-paulo-sp', tiete.id), city('rio-de-janeiro-rj', novoRio.id), NIGHT);
  return { ...rota, asked };
}

describe('a route as its page tells it', () => {
  it('begins on the day after that of the company, however late its evening is', async () => {
    const { asked } = await read([[9_000, 1]]);
    expect([asked.inicio, asked.fim]).toEqual([AMANHA, addDias(AMANHA, DIAS_DO_PRECO - 1)]);
  });

  it('has the lowest price of all days, and the departures of the first that is for sale', async () => {
    const { menorPrecoCentavos, dia, viagens, asked } = await read([
      [null, 0],
      [9_000, 2],
      [7_500, 3],
    ]);
    expect([menorPrecoCentavos, dia, viagens.length]).toEqual([7_500, '2026-12-03', 2]);
    expect(asked.searched).toEqual(['2026-12-03']);
  });

  it('lists the first day with a coach without a change, although days before it are sold with one', async () => {
    const { menorPrecoCentavos, dia, viagens } = await read([
      [20_000, 0],
      [null, 1],
      [12_000, 2],
    ]);
    expect([menorPrecoCentavos, dia, viagens.length]).toEqual([12_000, '2026-12-04', 2]);
  });

  it('leads to the first day for sale where every journey of the next days has a change', async () => {
    const { menorPrecoCentavos, dia, viagens } = await read([
      [null, 0],
      [20_000, 0],
      [19_000, 0],
    ]);
    expect([menorPrecoCentavos, dia, viagens]).toEqual([19_000, '2026-12-03', []]);
  });

  it('has neither price nor day where nothing is for sale, and searches nothing', async () => {
    const { menorPrecoCentavos, dia, viagens, asked } = await read([[null, 0]]);
    expect([menorPrecoCentavos, dia, viagens, asked.searched]).toEqual([null, null, [], []]);
  });
});
