import { isOpen, stateOf } from './seat';
import type { Choice, MapSeat } from './seat';

interface Situation {
  poltronas: readonly MapSeat[];
  choice: Choice;
  limite: number;
  /** Seats are only looked at: the free ones are counted. */
  readOnly?: boolean;
  /** A seat beyond the limit was just refused. */
  refused: boolean;
}

/** Status below the map: the latest refusal, and the number of selected seats. */
export function statusText({ poltronas, choice, limite, readOnly = false, refused }: Situation): string {
  if (refused) return `Você pode escolher até ${limite} poltronas. Solte uma para trocar.`;
  const chosen = choice.selecionadas.filter((numero) => !choice.perdidas.includes(numero)).length;
  return [
    lostText(choice.perdidas),
    openText(poltronas, choice) ?? (readOnly ? freeText(poltronas) : countText(chosen)),
  ]
    .filter(Boolean)
    .join(' ');
}

function lostText(perdidas: readonly number[]): string {
  const [last, ...others] = [...perdidas].sort((a, b) => b - a);
  if (last === undefined) return '';
  if (others.length === 0) return `A poltrona ${last} acaba de ser reservada por outra pessoa. Escolha outra.`;
  const names = `${others.reverse().join(', ')} e ${last}`;
  return `As poltronas ${names} acabam de ser reservadas por outra pessoa. Escolha outras.`;
}

function openText(poltronas: readonly MapSeat[], choice: Choice): string | null {
  return poltronas.some((seat) => isOpen(stateOf(seat, choice))) ? null : 'Nenhuma poltrona livre nesta viagem.';
}

function freeText(poltronas: readonly MapSeat[]): string {
  const count = poltronas.filter(({ situacao }) => situacao === 'livre').length;
  return count === 1 ? '1 poltrona livre' : `${count} poltronas livres`;
}

function countText(count: number): string {
  if (count === 0) return 'Nenhuma poltrona selecionada';
  return count === 1 ? '1 poltrona selecionada' : `${count} poltronas selecionadas`;
}
