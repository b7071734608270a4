import { eixos, readEixo } from './eixos';

describe('readEixo', () => {
  it('reads number, offer, road and stops', () => {
    expect(readEixo('106 ponte  Imigrantes (SP-160) | São Paulo/SP:Jabaquara > Santos/SP@72')).toEqual({
      numero: 106,
      oferta: 'ponte',
      rodovia: 'Imigrantes (SP-160)',
      paradas: [
        { cidade: 'São Paulo/SP', terminal: 'Jabaquara', km: 0 },
        { cidade: 'Santos/SP', terminal: null, km: 72 },
      ],
    });
  });

  it.each([
    ['an offer nobody knows', '106 bonde X | A/SP > B/SP@72', /Not a corridor/],
    ['a number missing', 'ponte X | A/SP > B/SP@72', /Not a corridor/],
    ['a stop without its state', '106 ponte X | A > B/SP@72', /Not a stop/],
    ['a distance missing', '106 ponte X | A/SP > B/SP', /Distances/],
  ])('refuses %s', (_, line, message) => {
    expect(() => readEixo(line)).toThrow(message);
  });
});

describe('eixos', () => {
  it('numbers every corridor once, so that no line takes the id of another', () => {
    expect(new Set(eixos.map(({ numero }) => numero)).size).toBe(eixos.length);
  });
});
