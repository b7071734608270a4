/** A wait in words for a person: seconds up to a minute and a half, then whole minutes. */
export function esperaEmPalavras(segundos: number): string {
  if (segundos <= 90) return segundos === 1 ? '1 segundo' : `${segundos} segundos`;
  return `${Math.ceil(segundos / 60)} minutos`;
}

/**
 * A request over its limit (HTTP 429).
 * @param segundos time to wait; null where the answer did not say.
 */
export const textoDoLimite = (segundos: number | null): string =>
  segundos === null
    ? 'Muitas tentativas em pouco tempo. Aguarde um momento e tente de novo.'
    : `Muitas tentativas em pouco tempo. Tente de novo em ${esperaEmPalavras(segundos)}.`;
