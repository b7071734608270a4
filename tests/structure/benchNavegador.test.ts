import { rowsOf } from '../../bench/navegador/rowsOf';
import { inTurns } from '../../bench/navegador/inTurns';
import { multiplyTrips } from '../../bench/navegador/trips';
import { umaViagem } from '../support/viagemBuilders';

describe('the trips of a day that the browser is measured with', () => {
  const trips = multiplyTrips([umaViagem({ operadora: 'A' }), umaViagem({ operadora: 'B' })], 2_000, 7, '2026-12-03');

  it('are as many as asked, each of its own, in order, over the whole day', () => {
    expect(new Set(trips.map(({ id }) => id)).size).toBe(2_000);
    const hours = trips.map(({ partida }) => partida.hora);
    expect(hours).toEqual(hours.toSorted());
    expect([hours[0], hours.at(-1)]).toEqual(['00:00', '23:59']);
  });

  it('are those of the recorded answer in turn, on the day that was asked for', () => {
    expect(trips.slice(0, 3).map(({ operadora }) => operadora)).toEqual(['A', 'B', 'A']);
    expect(trips[1_000]?.partida).toMatchObject({ dia: '2026-12-03', instante: '2026-12-03T12:00:00-03:00' });
  });

  it('differ from those of another answer', () => {
    const [other] = multiplyTrips([umaViagem({})], 1, 8, '2026-12-03');
    expect(trips.some(({ id }) => id === other?.id)).toBe(false);
  });
});

describe('a group of rows', () => {
  it('that cannot be measured says why, in one row', async () => {
    const rows = await rowsOf('seats', () => Promise.reject(new Error('there is no browser\nat its place')));
    expect(rows).toMatchObject([{ name: 'seats, every row', ours: NaN, unmeasured: 'there is no browser' }]);
  });

  it('takes both sides in turns, after one of each that does not count', async () => {
    const calls: string[] = [];
    const side = (name: string) => async () => calls.push(name);
    const taken = await inTurns({ ours: side('ours'), limit: side('limit') }, 2);
    expect(calls.join(' ')).toBe('limit ours limit ours ours limit limit ours ours limit');
    expect(taken).toEqual({ ours: [4, 5, 8, 9], limit: [3, 6, 7, 10] });
  });
});
