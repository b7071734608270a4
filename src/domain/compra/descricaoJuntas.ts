import type { Assento } from './poltronasJuntas';

/** Description of a group: `Lado a lado, no piso superior.` */
export function describeJuntas(assentos: readonly Assento[], numeros: readonly number[]): string {
  const seats = assentos.filter(({ numero }) => numeros.includes(numero));
  const [first] = seats;
  const filas = new Set(seats.map(({ fila }) => fila)).size;
  const hasDecks = assentos.some(({ andar }) => andar !== first?.andar);
  const lie = filas > 1 ? 'Em filas seguidas' : seats.length > 1 ? 'Lado a lado' : 'Poltrona livre';
  const deck = first?.andar === 1 ? 'no piso inferior' : 'no piso superior';
  return `${[lie, hasDecks && deck].filter(Boolean).join(', ')}.`;
}
