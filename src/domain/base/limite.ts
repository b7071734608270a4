/** A waiting time in words: seconds up to 90, then whole minutes. */
export function esperaEmPalavras(segundos: number): string {
  if (segundos <= 90) return segundos === 1 ? '1 segundo' : `${segundos} segundos`;
  return `${Math.ceil(segundos / 60)} minutos`;
}

/**
 * Message for a rate-limited request (HTTP 429).
 * @param segundos seconds to wait; null when the response did not state them.
 */
export const textoDoLimite = (segundos: number | null): string =>
  segundos === null
    ? 'Muitas tentativas em pouco tempo. Aguarde um momento e tente de novo.'
    : `Muitas tentativas em pouco tempo. Tente de novo em ${esperaEmPalavras(segundos)}.`;
