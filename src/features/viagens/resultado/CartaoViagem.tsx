import { memo, useDeferredValue, type ComponentType } from 'react';
import { isComTroca, type Percurso } from '../../../domain/viagens/percurso';
import type { Viagem } from '../../../domain/wire/viagens/viagens';
import { TripCard, type TripCardProps } from '../../../ui/TripCard/TripCard';
import { DetalhesViagem, type DetalhesViagemProps } from './DetalhesViagem';
import type { TripCardData } from './tripCards';

/** The wait for a seat of a sold-out departure, on its card. */
export interface EsperaProps {
  viagem: Viagem;
  /** Id of the card's heading. */
  describedBy: string;
}

export interface CartaoViagemProps extends Pick<TripCardProps, 'onSelect' | 'onSeats' | 'onDetails'> {
  percurso: Percurso;
  card: TripCardData;
  /** True once its stops are asked for. */
  open: boolean;
  /** Offers a notice on sold-out trips of one coach. */
  Espera?: ComponentType<EsperaProps> | undefined;
  /** The classes of a coach, among the details of its trip. */
  Classes?: DetalhesViagemProps['Classes'];
}

/**
 * One journey of the list. Memoised, so that a card that unfolds renders no other one. The press turns the button at
 * once, and the details, which take longer to draw, follow in a task of their own.
 */
export const CartaoViagem = memo(function CartaoViagem(props: CartaoViagemProps) {
  const { percurso, card, open, Espera, Classes, onSeats, ...on } = props;
  const isDrawn = useDeferredValue(open);
  return (
    <TripCard
      {...card}
      {...on}
      open={open}
      onSeats={deUmOnibus(percurso) ? onSeats : undefined}
      details={open && isDrawn ? <DetalhesViagem percurso={percurso} Classes={Classes} /> : undefined}
      {...waitOf(percurso, Espera)}
    />
  );
});

/** The wait on the card of a sold-out departure. */
function waitOf(percurso: Percurso, Espera: CartaoViagemProps['Espera']): Pick<TripCardProps, 'wait'> {
  const viagem = percurso.poltronasLivres === 0 ? deUmOnibus(percurso) : null;
  return Espera && viagem ? { wait: (describedBy) => <Espera {...{ viagem, describedBy }} /> } : {};
}

/** The departure of a journey of one coach; the seats of a change are two maps, which its one price says nothing about. */
export const deUmOnibus = (percurso: Percurso | undefined): Viagem | null =>
  percurso === undefined || isComTroca(percurso) ? null : percurso;
