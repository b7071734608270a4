import { textoPrazo } from './prazo';

it.each([
  ['2026-11-24', 'vence em 3 dias'],
  ['2026-11-22', 'vence em 1 dia'],
  ['2026-11-21', 'vence hoje'],
  ['2026-11-20', 'venceu há 1 dia'],
  ['2026-10-21', 'venceu há 31 dias'],
])('a deadline of %s: %s', (prazo, words) => expect(textoPrazo(prazo, '2026-11-21')).toBe(words));
