import { joinItems } from '../../../domain/base/itens';
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
  const [ida, volta] = trechos.map(({ poltronas }) => poltronas);
  const count = (ida?.length ?? 0) + (volta?.length ?? 0);
  const numbers = volta ? `${joinItems(ida ?? [])} na ida e ${joinItems(volta)} na volta` : joinItems(ida ?? []);
  return `${count === 1 ? 'Poltrona' : 'Poltronas'} ${numbers}`;
}
