import { type ComponentType, useCallback, useMemo, useState } from 'react';
import type { Filtros } from '../../../domain/viagens/filtrosLink';
import type { Busca } from '../../../domain/viagens/links';
import { isComTroca, type Percurso } from '../../../domain/viagens/percurso';
import { useEmit } from '../../../events/useEmit';
import type { Viagem } from '../../../domain/wire/viagens/viagens';
import { TripList } from '../../../ui/TripList/TripList';
import { CartaoViagem, deUmOnibus, type CartaoViagemProps } from './CartaoViagem';
import { useTripCards } from './useTripCards';

/** The seats of a departure to look at, over the results. */
export interface OlharProps {
  viagem: Viagem;
  onClose: () => void;
  onSelect: () => void;
}

export interface ListaViagensProps extends Pick<CartaoViagemProps, 'Espera' | 'Classes'> {
  busca: Busca;
  filtros: Filtros;
  /** All journeys of the day. */
  todas: readonly Percurso[];
  /** Visible journeys in order. */
  visiveis: readonly Percurso[];
  /** Enables “Ver poltronas” on trips of one coach. */
  Olhar?: ComponentType<OlharProps> | undefined;
}

/** The departures and connections with their buttons and expandable stops. */
export function ListaViagens({ busca, filtros, todas, visiveis, Olhar, Espera, Classes }: ListaViagensProps) {
  const emit = useEmit();
  // State lives here, since cards scrolled out of sight are unmounted.
  const [abertas, setAbertas] = useState<ReadonlySet<string>>(new Set());
  const [olhada, setOlhada] = useState<Viagem | null>(null);
  const byId = useMemo(() => new Map(todas.map((viagem) => [viagem.id, viagem])), [todas]);
  const cardOf = useTripCards(filtros);
  const select = useCallback(
    (id: string) => {
      const percurso = byId.get(id);
      if (!percurso) return;
      if (isComTroca(percurso)) emit('ConexaoEscolhida', { trechos: percurso.trechos, busca });
      else emit('ViagemEscolhida', { viagem: percurso, busca });
    },
    [busca, byId, emit],
  );
  const unfold = useCallback((id: string, open: boolean) => {
    setAbertas((before) => new Set(open ? [...before, id] : [...before].filter((one) => one !== id)));
  }, []);
  const look = useCallback((id: string) => setOlhada(deUmOnibus(byId.get(id))), [byId]);
  return (
    <>
      <TripList<Percurso>
        items={visiveis}
        keyOf={({ id }) => id}
        renderItem={(percurso) => (
          <CartaoViagem
            percurso={percurso}
            card={cardOf(percurso)}
            open={abertas.has(percurso.id)}
            onSelect={select}
            onSeats={Olhar && look}
            onDetails={unfold}
            {...{ Espera, Classes }}
          />
        )}
      />
      {Olhar && olhada && (
        <Olhar
          viagem={olhada}
          onClose={() => setOlhada(null)}
          onSelect={() => {
            setOlhada(null);
            select(olhada.id);
          }}
        />
      )}
    </>
  );
}
