import { type ComponentType, useCallback, useMemo, useState } from 'react';
import type { Filtros } from '../../../domain/viagens/filtrosLink';
import type { Busca } from '../../../domain/viagens/links';
import { isComTroca, type Percurso } from '../../../domain/viagens/percurso';
import { useEmit } from '../../../events/useEmit';
import type { Viagem } from '../../../domain/wire/viagens/viagens';
import { TripCard, type TripCardProps } from '../../../ui/TripCard/TripCard';
import { TripList } from '../../../ui/TripList/TripList';
import { DetalhesViagem, type DetalhesViagemProps } from './DetalhesViagem';
import { useTripCards } from './useTripCards';

/** The seats of a departure to look at, over the results. */
export interface OlharProps {
  viagem: Viagem;
  onClose: () => void;
  onSelect: () => void;
}

/** The wait for a seat of a sold-out departure, on its card. */
export interface EsperaProps {
  viagem: Viagem;
  /** Id of the card's heading. */
  describedBy: string;
}

export interface ListaViagensProps {
  busca: Busca;
  filtros: Filtros;
  /** All journeys of the day. */
  todas: readonly Percurso[];
  /** Visible journeys in order. */
  visiveis: readonly Percurso[];
  /** Enables “Ver poltronas” on trips of one coach. */
  Olhar?: ComponentType<OlharProps> | undefined;
  /** Offers a notice on sold-out trips of one coach. */
  Espera?: ComponentType<EsperaProps> | undefined;
  /** The classes of a coach, among the details of its trip. */
  Classes?: DetalhesViagemProps['Classes'];
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
  const detailsOf = (percurso: Percurso) =>
    abertas.has(percurso.id) ? { details: <DetalhesViagem percurso={percurso} Classes={Classes} /> } : {};
  return (
    <>
      <TripList<Percurso>
        items={visiveis}
        keyOf={({ id }) => id}
        renderItem={(percurso) => (
          <TripCard
            {...cardOf(percurso)}
            onSelect={select}
            onSeats={Olhar && deUmOnibus(percurso) ? look : undefined}
            onDetails={unfold}
            {...detailsOf(percurso)}
            {...waitOf(percurso, Espera)}
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

/** The wait on the card of a sold-out departure. */
function waitOf(percurso: Percurso, Espera: ListaViagensProps['Espera']): Pick<TripCardProps, 'wait'> {
  const viagem = percurso.poltronasLivres === 0 ? deUmOnibus(percurso) : null;
  return Espera && viagem ? { wait: (describedBy) => <Espera {...{ viagem, describedBy }} /> } : {};
}

/** The departure of a journey of one coach; the seats of a change are two maps, which its one price says nothing about. */
const deUmOnibus = (percurso: Percurso | undefined): Viagem | null =>
  percurso === undefined || isComTroca(percurso) ? null : percurso;
