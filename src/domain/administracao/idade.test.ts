import { idade } from './idade';

const agora = new Date('2026-11-21T12:00:00-03:00');

it.each([
  ['2026-11-21T12:00:30-03:00', 'agora há pouco'],
  ['2026-11-21T11:59:20-03:00', 'agora há pouco'],
  ['2026-11-21T11:59:00-03:00', 'há 1 minuto'],
  ['2026-11-21T11:00:01-03:00', 'há 59 minutos'],
  ['2026-11-21T08:59:00-03:00', 'há 3 horas'],
  ['2026-11-19T12:00:00-03:00', 'há 2 dias'],
])('since %s: %s', (desde, words) => expect(idade(desde, agora)).toBe(words));
