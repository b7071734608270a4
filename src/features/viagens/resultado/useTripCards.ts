import { useMemo } from 'react';
import type { Filtros } from '../../../domain/viagens/filtrosLink';
import type { Percurso } from '../../../domain/viagens/percurso';
import { useClock } from '../../../store/clock';
import { toTripCard, type TripCardData } from './tripCards';

type CardOf = (percurso: Percurso) => TripCardData;

/**
 * The card of a journey, made when it is drawn and kept for as long as the filters stay: a list draws a dozen of what may
 * be thousands, and a kept card lets its row stay as it is.
 */
export function useTripCards(filtros: Filtros): CardOf {
  const clock = useClock();
  return useMemo(() => keepCards(filtros, clock), [filtros, clock]);
}

function keepCards(filtros: Filtros, clock: ReturnType<typeof useClock>): CardOf {
  const made = new WeakMap<Percurso, TripCardData>();
  return (percurso) => {
    const known = made.get(percurso);
    if (known) return known;
    const card = toTripCard(percurso, filtros, clock.now().getTime());
    made.set(percurso, card);
    return card;
  };
}
