import { deckName, type MapSeat } from './seat';
import { t } from '../../words/t';

/** A class of the coach with its price, in the list of the legend: cheapest first. */
export interface SeatClass {
  /** The seat's `classe`. */
  id: string;
  /** `Semileito` */
  classe: string;
  /** Formatted money. */
  preco: string;
}

/** Rank of a seat's class by price, which its colour and its bars show; undefined where all seats are of one class. */
export function rankOf(classe: string, classes: readonly SeatClass[]): number | undefined {
  const rank = classes.findIndex(({ id }) => id === classe);
  return classes.length > 1 && rank >= 0 ? Math.min(rank, MAXIMUM_RANK) : undefined;
}

/** Highest rank with a look of its own. */
const MAXIMUM_RANK = 2;

/** The deck to open: that of an own seat, else of the cheapest free seat, whose price the person was shown before. */
export function firstDeck(
  poltronas: readonly MapSeat[],
  selecionadas: readonly number[],
  classes: readonly SeatClass[],
): number {
  const own = poltronas.find(({ numero }) => selecionadas.includes(numero));
  if (own) return own.andar;
  const free = poltronas.filter(({ situacao }) => situacao === 'livre');
  const cheapest = classes.find(({ id }) => free.some(({ classe }) => classe === id));
  const decks = free.filter(({ classe }) => !cheapest || classe === cheapest.id).map(({ andar }) => andar);
  return decks.length > 0 ? Math.min(...decks) : 1;
}

/** Words of a deck's tab: its name, its classes with the lowest price, and how many seats are free. */
export function describeDeck(poltronas: readonly MapSeat[], andar: number, classes: readonly SeatClass[]) {
  const seats = poltronas.filter((seat) => seat.andar === andar);
  const here = classes.filter(({ id }) => seats.some(({ classe }) => classe === id));
  const free = seats.filter(({ situacao }) => situacao === 'livre').length;
  return {
    name: deckName(andar),
    classes: here.map(({ classe }) => classe).join(', '),
    price: here[0] && (here.length > 1 ? t('desde {preco}', { preco: here[0].preco }) : here[0].preco),
    free: t('{n, plural, =1 {1 livre} other {{n} livres}}', { n: free }),
  };
}
