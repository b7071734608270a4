import { t } from '../../words/t';

/** A waiting time in words: seconds up to 90, then whole minutes. */
export function esperaEmPalavras(segundos: number): string {
  if (segundos <= 90) return t('{n, plural, =1 {1 segundo} other {{n} segundos}}', { n: segundos });
  return t('{n, plural, =1 {1 minuto} other {{n} minutos}}', { n: Math.ceil(segundos / 60) });
}

/**
 * Message for a rate-limited request (HTTP 429).
 * @param segundos seconds to wait; null when the response did not state them.
 */
export const textoDoLimite = (segundos: number | null): string =>
  segundos === null
    ? t('Muitas tentativas em pouco tempo. Aguarde um momento e tente de novo.')
    : t('Muitas tentativas em pouco tempo. Tente de novo em {espera}.', { espera: esperaEmPalavras(segundos) });
