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

/** The best of three runs, so that a busy machine does not fail the test. */
function fastest(work: () => unknown): number {
  const times = [0, 1, 2].map(() => {
    const begun = performance.now();
    work();
    return performance.now() - begun;
  });
  return Math.min(...times);
}

it.each(Object.entries(rules))('%s takes no longer for a text made to hurt it [DO1]', (_, rule) => {
  for (const text of nasty) expect(fastest(() => rule(text))).toBeLessThan(50);
});

it('the date rule takes no longer either [DO1]', () => {
  for (const text of nasty) expect(fastest(() => isDataInvalida(text, '2026-11-21'))).toBeLessThan(50);
});
