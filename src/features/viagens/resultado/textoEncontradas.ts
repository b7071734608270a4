/** How many departures the list has, as its status says. */
export const textoEncontradas = (count: number): string =>
  count === 1 ? '1 viagem encontrada' : `${count} viagens encontradas`;
