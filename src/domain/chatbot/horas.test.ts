import { type Faixa, isInFaixa } from './horas';
import { createLexico } from './lugares';
import { understand } from './understand';

const lexico = createLexico([]);
const faixaDe = (fala: string) => understand(fala, lexico, null).faixa;
const H = 60;

describe('a time of the day', () => {
  it.each<[string, Faixa]>([
    ['às 8h', { de: 390, ate: 570, nome: 'perto das 8h' }],
    ['às 8h30', { de: 420, ate: 600, nome: 'perto das 8h30' }],
    ['à 1h', { de: 0, ate: 150, nome: 'perto da 1h' }],
    ['lá pelas 20', { de: 1110, ate: 1290, nome: 'perto das 20h' }],
    ['8 da noite', { de: 1110, ate: 1290, nome: 'perto das 20h' }],
    ['2 da tarde', { de: 750, ate: 930, nome: 'perto das 14h' }],
    ['12 da noite', { de: 1350, ate: 1440, nome: 'perto das 24h' }],
    ['2 da madrugada', { de: 30, ate: 210, nome: 'perto das 2h' }],
  ])('“%s” leaves an hour and a half on both sides, within the day', (fala, faixa) =>
    expect(faixaDe(fala)).toEqual(faixa),
  );

  it.each<[string, Faixa]>([
    ['depois das 18h', { de: 18 * H, ate: 24 * H, nome: 'a partir das 18h' }],
    ['a partir da 1h', { de: 1 * H, ate: 24 * H, nome: 'a partir da 1h' }],
    ['depois das 7 da noite', { de: 19 * H, ate: 24 * H, nome: 'a partir das 19h' }],
    ['até as 10h', { de: 0, ate: 10 * H, nome: 'até as 10h' }],
    ['antes das 9h30', { de: 0, ate: 570, nome: 'até as 9h30' }],
    ['das 8h às 10h', { de: 8 * H, ate: 10 * H, nome: 'entre as 8h e as 10h' }],
    ['entre 18h e 22h', { de: 18 * H, ate: 22 * H, nome: 'entre as 18h e as 22h' }],
    ['antes do meio-dia', { de: 0, ate: 12 * H, nome: 'até o meio-dia' }],
  ])('“%s” is open on one side, or closed on both', (fala, faixa) => expect(faixaDe(fala)).toEqual(faixa));

  it.each<[string, number, number, string]>([
    ['bem cedo', 4, 10, 'cedo, até as 10h'],
    ['no primeiro horário', 4, 10, 'cedo, até as 10h'],
    ['de manhã', 5, 12, 'pela manhã'],
    ['ao meio-dia', 11, 14, 'perto do meio-dia'],
    ['depois do almoço', 12, 18, 'à tarde'],
    ['à tarde', 12, 18, 'à tarde'],
    ['no fim da tarde', 16, 19, 'no fim da tarde'],
    ['à noite', 18, 24, 'à noite'],
    ['à meia-noite', 22.5, 24, 'perto da meia-noite'],
    ['de madrugada', 0, 6, 'de madrugada'],
  ])('“%s” is from %s to %s', (fala, de, ate, nome) =>
    expect(faixaDe(fala)).toEqual({ de: de * H, ate: ate * H, nome }),
  );

  it.each(['quero chegar lá até as 10h', 'preciso chegar depois das 18h', 'chegando de manhã'])(
    '“%s” is about the arrival',
    (fala) => expect(faixaDe(fala)).toHaveProperty('chegada', true),
  );

  it('is about the leaving again where a word of leaving stands nearer', () => {
    expect(faixaDe('quero chegar descansado, saindo depois das 18h')).not.toHaveProperty('chegada');
  });

  it.each(['até 2 pessoas', 'até 3 passageiros', 'às 25h', 'às 10h75'])('“%s” names none', (fala) =>
    expect(faixaDe(fala)).toBeUndefined(),
  );
});

describe('a departure', () => {
  it.each<[string, number, number, boolean]>([
    ['07:59', 8, 10, false],
    ['08:00', 8, 10, true],
    ['09:59', 8, 10, true],
    ['10:00', 8, 10, false],
    ['23:59', 18, 24, true],
    ['00:00', 0, 6, true],
  ])('at %s is between %s and %s h: %s', (hora, de, ate, inside) =>
    expect(isInFaixa({ de: de * H, ate: ate * H, nome: '' }, hora)).toBe(inside),
  );
});
