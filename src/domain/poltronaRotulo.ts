import type { PoltronaMapa } from './wire/poltronas';

/** A seat as the buyer sees it: `bloqueada` is sold to nobody and reads as taken. */
export type EstadoPoltrona = 'livre' | 'ocupada' | 'selecionada';

/** Free, taken or ours; a seat of our own hold is taken for the server and free for us. */
export function estadoPoltrona(
  poltrona: Pick<PoltronaMapa, 'numero' | 'situacao'>,
  selecionadas: readonly number[],
  reservadas: readonly number[] = [],
): EstadoPoltrona {
  if (selecionadas.includes(poltrona.numero)) return 'selecionada';
  return poltrona.situacao === 'livre' || reservadas.includes(poltrona.numero) ? 'livre' : 'ocupada';
}

/** `Poltrona 12, janela, executivo, livre`: the name of a cell of the seat map. */
export function rotuloPoltrona(
  poltrona: Pick<PoltronaMapa, 'numero' | 'posicao' | 'classe'>,
  estado: EstadoPoltrona,
): string {
  return `Poltrona ${poltrona.numero}, ${poltrona.posicao}, ${poltrona.classe}, ${estado}`;
}
