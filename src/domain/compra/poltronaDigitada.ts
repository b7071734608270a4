import { MAXIMO_POLTRONAS } from '../base/constantes';
import type { PoltronaMapa } from '../wire/compra/poltronas';

/** The validation error of a seat's typed number; null when the seat may be taken, or released as one of `selecionadas`. */
export function refusePoltrona(
  texto: string,
  poltronas: readonly PoltronaMapa[],
  selecionadas: readonly number[],
): string | null {
  const numero = Number(texto);
  const seat = poltronas.find((one) => one.numero === numero);
  if (!seat) return `Não há poltrona ${texto} neste ônibus`;
  if (selecionadas.includes(numero)) return null;
  if (seat.situacao !== 'livre') return `A poltrona ${numero} está ocupada`;
  return selecionadas.length >= MAXIMO_POLTRONAS ? `Uma venda leva até ${MAXIMO_POLTRONAS} poltronas` : null;
}
