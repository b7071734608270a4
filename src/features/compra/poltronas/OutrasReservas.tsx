import { joinItems } from '../../../domain/base/itens';
import { comRotulos, rotulosTrechos } from '../../../domain/compra/sentidos/rotulosTrechos';
import type { ReservaPropria } from '../../../domain/wire/compra/reservas';
import { useEmit } from '../../../events/useEmit';
import { selectCompra } from '../../../store/compra/compra';
import { useAppSelector } from '../../../store/hooks';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { Inline } from '../../../ui/Inline/Inline';

/** Seats of this trip held by the same person in another tab: occupied for others, available to them. */
export function OutrasReservas() {
  const emit = useEmit();
  const { outras } = useAppSelector(selectCompra);
  return outras.map((reserva) => (
    <Alert
      key={reserva.id}
      title="Você tem outra reserva nesta viagem"
      announce
      action={
        <Inline>
          <Button size="small" onClick={() => emit('ReservaRetomada', { id: reserva.id })}>
            Continuar com ela
          </Button>
          <Button size="small" variant="quiet" onClick={() => emit('ReservaLiberada', { id: reserva.id })}>
            Liberar
          </Button>
        </Inline>
      }
    >
      {seatsText(reserva)}, em outra aba ou em outro aparelho.
    </Alert>
  ));
}

function seatsText({ trechos }: ReservaPropria): string {
  const isOne = trechos.length === 1 && trechos[0]?.poltronas.length === 1;
  const poltronas = trechos.map((trecho) => joinItems(trecho.poltronas));
  return `${isOne ? 'Poltrona' : 'Poltronas'} ${comRotulos(poltronas, rotulosTrechos(trechos))}`;
}
