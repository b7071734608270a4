import { useCallback, useMemo } from 'react';
import type { Busca } from '../../domain/links';
import type { Viagem } from '../../domain/wire/viagens';
import { useEmit } from '../../events/useEmit';
import { TripCard } from '../../ui/TripCard/TripCard';
import { TripList } from '../../ui/TripList/TripList';
import { toTripCard, type TripCardData } from './tripCards';

export interface ListaViagensProps {
  busca: Busca;
  /** All departures of the day; cards are made once for each, whatever is filtered. */
  todas: readonly Viagem[];
  /** Those on screen, in their order. */
  visiveis: readonly Viagem[];
}

/** The departures, each with its button. */
export function ListaViagens({ busca, todas, visiveis }: ListaViagensProps) {
  const emit = useEmit();
  const cards = useMemo(() => new Map(todas.map((viagem) => [viagem.id, toTripCard(viagem)])), [todas]);
  const items = visiveis.flatMap(({ id }) => cards.get(id) ?? []);
  const select = useCallback(
    (id: string) => {
      const viagem = todas.find((one) => one.id === id);
      if (viagem) emit('ViagemEscolhida', { viagem, busca });
    },
    [busca, emit, todas],
  );
  return (
    <TripList<TripCardData>
      items={items}
      keyOf={({ id }) => id}
      renderItem={(card) => <TripCard {...card} onSelect={select} />}
    />
  );
}
