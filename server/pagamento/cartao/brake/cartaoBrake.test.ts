import { limits, waitSeconds, type Counted } from './cartaoBrake';

const MINUTE = 60;
const HOUR = 3_600;
const refused = (...minutesAgo: number[]): Counted[] =>
  minutesAgo.map((minutes) => ({ resultado: 'recusa', idadeSegundos: minutes * MINUTE }));
const left = (n: number): Counted[] =>
  Array.from({ length: n }, () => ({ resultado: 'desistencia', idadeSegundos: 0 }));
const many = (n: number, minutesAgo: number) => refused(...Array.from({ length: n }, () => minutesAgo));
const { cliente, balcao } = limits;

describe('the pause after refused cards', () => {
  it.each([
    ['nobody', [], 0],
    ['one mistyped card', refused(0), 0],
    ['two mistyped cards', refused(1, 0), 0],
    ['three, the last just now', refused(2, 1, 0), MINUTE],
    ['three, the last half a minute ago', refused(2, 1, 0.5), MINUTE / 2],
    ['three, the last more than a minute ago', refused(4, 3, 1.5), 0],
    ['four', refused(3, 2, 1, 0), 3 * MINUTE],
    ['five', refused(4, 3, 2, 1, 0), 10 * MINUTE],
    ['seven', refused(6, 5, 4, 3, 2, 1, 0), 30 * MINUTE],
    ['three of which two are older than an hour', refused(90, 70, 0), 0],
    ['three of which one is an hour old to the second', refused(60, 1, 0), 0],
    ['payments that were left before the bank answered', left(5), 0],
  ])('of a person is by what happened: %s', (_, counted, seconds) => {
    expect(waitSeconds(counted, cliente.pessoa)).toBe(seconds);
  });

  it('is none for an operator at a counter, nor for a network of strangers', () => {
    for (const limit of [balcao.pessoa, balcao.aparelho, balcao.rede, cliente.rede]) {
      expect(waitSeconds(many(5, 0), limit)).toBe(0);
    }
  });
});

describe('the ceiling of a day', () => {
  it.each([
    ['a person', cliente.pessoa, 10],
    ['a device', cliente.aparelho, 15],
    ['a network', cliente.rede, 60],
    ['an operator', balcao.pessoa, 40],
    ['a counter’s device', balcao.aparelho, 60],
    ['a counter’s network', balcao.rede, 120],
  ])('of %s ends when the oldest attempt is a day old', (_, limit, ceiling) => {
    const old = many(ceiling, 23 * 60);
    expect(waitSeconds(old, limit)).toBe(HOUR);
    expect(waitSeconds(old.slice(1), limit)).toBe(0);
    expect(waitSeconds(many(ceiling, 24 * 60), limit)).toBe(0);
  });

  it('counts what was left before the bank answered too', () => {
    expect(waitSeconds(left(10), cliente.pessoa)).toBe(24 * HOUR);
  });

  it('of a network is preceded by one of ten minutes', () => {
    expect(waitSeconds(many(15, 4), cliente.rede)).toBe(6 * MINUTE);
    expect(waitSeconds(many(15, 10), cliente.rede)).toBe(0);
    expect(waitSeconds(many(30, 4), balcao.rede)).toBe(6 * MINUTE);
    expect(waitSeconds(many(29, 4), balcao.rede)).toBe(0);
  });

  it('ends with the oldest attempt, in whatever order they are told', () => {
    const hours = Array.from({ length: 10 }, (_, i) => (10 - i) * 60);
    expect(waitSeconds(refused(...hours), cliente.pessoa)).toBe(14 * HOUR);
    expect(waitSeconds(refused(...hours.toReversed()), cliente.pessoa)).toBe(14 * HOUR);
  });

  it('lets as many through as a day’s number, however they are spread', () => {
    const spread = Array.from({ length: 200 }, (_, i) => i);
    for (const offset of spread) {
      const ages = refused(...Array.from({ length: 10 }, (_, i) => 61 + i * 20 + offset));
      const wait = waitSeconds(ages, cliente.pessoa);
      const later = ages.map((one) => ({ ...one, idadeSegundos: one.idadeSegundos + wait }));
      expect(wait).toBeGreaterThan(0);
      expect(waitSeconds(later, cliente.pessoa)).toBe(0);
    }
  });
});
