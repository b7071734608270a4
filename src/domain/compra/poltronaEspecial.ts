import type { PoltronaMapa } from '../wire/compra/poltronas';
import type { PoltronaDaViagem } from './poltronasAoVivo';
import { t } from '../../words/t';

/** True for a seat that is meant for somebody first: accessible, or with priority for women. */
export const isEspecial = ({ acessivel, preferencialMulheres }: PoltronaMapa): boolean =>
  acessivel || preferencialMulheres;

/**
 * The chosen seats of a coach that the person has to confirm before the hold. Seats of an own hold were confirmed when
 * they were held.
 */
export function porConfirmar(
  { viagemId, poltronas }: { viagemId: string; poltronas: readonly PoltronaMapa[] },
  { escolhidas, confirmadas }: { escolhidas: readonly number[]; confirmadas: readonly PoltronaDaViagem[] },
): PoltronaMapa[] {
  const isConfirmed = (numero: number) =>
    confirmadas.some((seat) => seat.viagemId === viagemId && seat.numero === numero);
  return poltronas.filter(
    (poltrona) => isEspecial(poltrona) && escolhidas.includes(poltrona.numero) && !isConfirmed(poltrona.numero),
  );
}

/** Answer to a press of "Continuar" while seats are not confirmed. */
export const avisoPorConfirmar = (numeros: readonly number[]): string =>
  numeros.length === 1
    ? t('Diga se fica com a poltrona {poltrona} antes de continuar.', { poltrona: numeros[0] ?? '' })
    : t('Diga se fica com estas poltronas antes de continuar.');
