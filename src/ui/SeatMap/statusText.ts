import { isOpen, stateOf } from './seat';
import type { Choice, MapSeat } from './seat';
import { t } from '../../words/t';

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
  if (refused) return t('Você pode escolher até {limite} poltronas. Solte uma para trocar.', { limite });
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
  if (others.length === 0)
    return t('A poltrona {poltrona} acaba de ser reservada por outra pessoa. Escolha outra.', { poltrona: last });
  return t('As poltronas {poltronas} e {ultima} acabam de ser reservadas por outra pessoa. Escolha outras.', {
    poltronas: others.reverse().join(', '),
    ultima: last,
  });
}

function openText(poltronas: readonly MapSeat[], choice: Choice): string | null {
  return poltronas.some((seat) => isOpen(stateOf(seat, choice))) ? null : t('Nenhuma poltrona livre nesta viagem.');
}

function freeText(poltronas: readonly MapSeat[]): string {
  const count = poltronas.filter(({ situacao }) => situacao === 'livre').length;
  return t('{n, plural, =1 {1 poltrona livre} other {{n} poltronas livres}}', { n: count });
}

function countText(count: number): string {
  if (count === 0) return t('Nenhuma poltrona selecionada');
  return t('{n, plural, =1 {1 poltrona selecionada} other {{n} poltronas selecionadas}}', { n: count });
}
