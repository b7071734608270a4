import { t } from '../../words/t';

/** `Poltrona 12`, `Poltronas 12 e 13`. */
export const palavrasPoltronas = (n: number, poltronas: string): string =>
  t('{n, plural, =1 {Poltrona {poltronas}} other {Poltronas {poltronas}}}', { n, poltronas });
