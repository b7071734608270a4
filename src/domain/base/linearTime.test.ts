import { leastCost } from '../../../tests/support/leastCost';
import { isCelular, toCelularE164 } from './pessoa/celular';
import { formatCpf, isCpf } from './pessoa/cpf';
import { isDataInvalida, isDia, parseDataBr } from './data';
import { isEmail } from './pessoa/email';
import { linkToResume } from '../sessao/retomada';
import { isNome } from './pessoa/nome';

const LONG = 50_000;
const nasty = [
  'a'.repeat(LONG),
  'a '.repeat(LONG / 2),
  `${'a '.repeat(LONG / 2)}1`,
  '1'.repeat(LONG),
  '.'.repeat(LONG),
  `${'1.'.repeat(LONG / 2)}-`,
  `a@${'a-'.repeat(LONG / 2)}`,
  `a@${'a.'.repeat(LONG / 2)}!`,
  `(${'1'.repeat(LONG)}`,
  `/${'../../'.repeat(LONG / 3)}`,
  'é'.normalize('NFD').repeat(LONG / 2),
];
const rules = { isNome, isCpf, formatCpf, isCelular, toCelularE164, parseDataBr, isDia, isEmail, linkToResume };

/** Far above linear growth, and far below the seconds of a square. */
const ALLOWED_US = 50_000;

it.each(Object.entries(rules))('%s takes no longer for a text made to hurt it [DO1]', (_, rule) => {
  for (const text of nasty) expect(leastCost(() => rule(text), 3)).toBeLessThan(ALLOWED_US);
});

it('the date rule takes no longer either [DO1]', () => {
  for (const text of nasty) expect(leastCost(() => isDataInvalida(text, '2026-11-21'), 3)).toBeLessThan(ALLOWED_US);
});
