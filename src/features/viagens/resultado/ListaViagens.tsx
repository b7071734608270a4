import { useCallback, useMemo, useState } from 'react';
import type { Filtros } from '../../../domain/viagens/filtros';
import type { Busca } from '../../../domain/viagens/links';
import type { Viagem } from '../../../domain/wire/viagens/viagens';
import { useEmit } from '../../../events/useEmit';
import { useClock } from '../../../store/clock';
import { TripCard } from '../../../ui/TripCard/TripCard';
import { TripList } from '../../../ui/TripList/TripList';
import { DetalhesViagem } from './DetalhesViagem';
import { toTripCard, type TripCardData } from './tripCards';

export interface ListaViagensProps {
  busca: Busca;
  filtros: Filtros;
  /** All departures of the day; cards are created once for each, independent of filters. */
  todas: readonly Viagem[];
  /** Visible departures in order. */
  visiveis: readonly Viagem[];
}

/** The departures with their buttons and expandable stops. */
export function ListaViagens({ busca, filtros, todas, visiveis }: ListaViagensProps) {
  const emit = useEmit();
  const clock = useClock();
  // State lives here, since cards scrolled out of sight are unmounted.
  const [abertas, setAbertas] = useState<ReadonlySet<string>>(new Set());
  const byId = useMemo(() => new Map(todas.map((viagem) => [viagem.id, viagem])), [todas]);
  const cards = useMemo(() => {
    const instante = clock.now().getTime();
    return new Map(todas.map((viagem) => [viagem.id, toTripCard(viagem, filtros, instante)]));
  }, [todas, filtros, clock]);
  const items = visiveis.flatMap(({ id }) => cards.get(id) ?? []);
  const select = useCallback(
    (id: string) => {
      const viagem = byId.get(id);
      if (viagem) emit('ViagemEscolhida', { viagem, busca });
    },
    [busca, byId, emit],
  );
  const unfold = useCallback((id: string, open: boolean) => {
    setAbertas((before) => new Set(open ? [...before, id] : [...before].filter((one) => one !== id)));
  }, []);
  const detailsOf = (id: string) => {
    const viagem = abertas.has(id) && byId.get(id);
    return viagem ? { details: <DetalhesViagem viagem={viagem} /> } : {};
  };
  return (
    <TripList<TripCardData>
      items={items}
      keyOf={({ id }) => id}
      renderItem={(card) => <TripCard {...card} onSelect={select} onDetails={unfold} {...detailsOf(card.id)} />}
    />
  );
}
