import { msg, t, translated } from '../../words/t';

/** A seat of the map, like the wire's `PoltronaMapa`. */
export interface MapSeat {
  numero: number;
  /** 1 is the lower deck. */
  andar: number;
  /** Row from the driver and column from the left, both from 0. */
  fila: number;
  coluna: number;
  posicao: 'janela' | 'corredor';
  classe: string;
  situacao: 'livre' | 'ocupada' | 'bloqueada';
  acessivel?: boolean;
  preferencialMulheres?: boolean;
}

/** Other fixtures of the coach on the same grid. */
export interface MapFixture {
  tipo: 'wc' | 'escada' | 'motorista' | 'geladeira';
  andar: number;
  fila: number;
  coluna: number;
}

/** `perdida`: taken by another buyer while the person was choosing. */
export type SeatState = 'livre' | 'ocupada' | 'bloqueada' | 'selecionada' | 'perdida';

/** Selected seats, and those lost to other people. */
export interface Choice {
  selecionadas: readonly number[];
  perdidas: readonly number[];
}

/** Lost to another person, selected, or the server's state. */
export function stateOf({ numero, situacao }: MapSeat, { selecionadas, perdidas }: Choice): SeatState {
  if (perdidas.includes(numero)) return 'perdida';
  return selecionadas.includes(numero) ? 'selecionada' : situacao;
}

/** True for a pressable seat: free, or selected. */
export const isOpen = (state: SeatState): boolean => state === 'livre' || state === 'selecionada';

/** Words of the classes by a seat's `classe`: `{ 'semi-leito': 'Semileito' }`. */
export type ClassNames = Readonly<Record<string, string>>;

/** A seat's class amid a sentence: `semileito`. A class without words stands as it is. */
export const classOf = ({ classe }: MapSeat, names: ClassNames): string =>
  translated(names[classe] ?? classe).toLowerCase();

const posicoes = { janela: msg('janela'), corredor: msg('corredor') };
const situacoes = { livre: msg('livre'), selecionada: msg('selecionada'), ocupada: msg('ocupada') };

/** `janela` or `corredor`, in words. */
export const positionOf = ({ posicao }: MapSeat): string => translated(posicoes[posicao]);

/**
 * `Poltrona 12, janela, executivo, livre`, or with its price `…, executivo, R$ 112,50, livre`; unavailable seats are
 * announced as occupied without the reason.
 */
export const nameOf = (seat: MapSeat, state: SeatState, names: ClassNames, price?: string): string =>
  [
    t('Poltrona {numero}', { numero: seat.numero }),
    positionOf(seat),
    classOf(seat, names),
    ...(price ? [price] : []),
    translated(situacoes[state === 'livre' || state === 'selecionada' ? state : 'ocupada']),
  ].join(', ');

export const deckName = (andar: number): string => (andar === 1 ? t('Piso inferior') : t('Piso superior'));

/** Seats of a deck by row from the driver, each row from the left. */
export function rowsOf(seats: readonly MapSeat[]): MapSeat[][] {
  const rows = new Map<number, MapSeat[]>();
  for (const seat of seats) rows.set(seat.fila, [...(rows.get(seat.fila) ?? []), seat]);
  return [...rows.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, row]) => row.sort((left, right) => left.coluna - right.coluna));
}
