import type { Assento } from './poltronasJuntas';
import { t } from '../../words/t';

/** Description of a group: `Lado a lado, no piso superior.` */
export function describeJuntas(assentos: readonly Assento[], numeros: readonly number[]): string {
  const seats = assentos.filter(({ numero }) => numeros.includes(numero));
  const [first] = seats;
  const filas = new Set(seats.map(({ fila }) => fila)).size;
  const hasDecks = assentos.some(({ andar }) => andar !== first?.andar);
  const lie = filas > 1 ? t('Em filas seguidas') : seats.length > 1 ? t('Lado a lado') : t('Poltrona livre');
  const deck = first?.andar === 1 ? t('no piso inferior') : t('no piso superior');
  return `${[lie, hasDecks && deck].filter(Boolean).join(', ')}.`;
}
