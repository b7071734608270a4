import { joinItems } from '../../../domain/base/itens';
import { comRotulos, rotulosTrechos } from '../../../domain/compra/sentidos/rotulosTrechos';
import type { ReservaPropria } from '../../../domain/wire/compra/reservas';
import { useEmit } from '../../../events/useEmit';
import { selectCompra } from '../../../store/compra/compra';
import { useAppSelector } from '../../../store/hooks';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { Inline } from '../../../ui/Inline/Inline';
import { palavrasPoltronas } from '../../../domain/compra/palavrasPoltronas';
import { t } from '../../../words/t';

/** Seats of this trip held by the same person in another tab: occupied for others, available to them. */
export function OutrasReservas() {
  const emit = useEmit();
  const { outras } = useAppSelector(selectCompra);
  return outras.map((reserva) => (
    <Alert
      key={reserva.id}
      title={t('Você tem outra reserva nesta viagem')}
      announce
      action={
        <Inline>
          <Button size="small" onClick={() => emit('ReservaRetomada', { id: reserva.id })}>
            {t('Continuar com ela')}
          </Button>
          <Button size="small" variant="quiet" onClick={() => emit('ReservaLiberada', { id: reserva.id })}>
            {t('Liberar')}
          </Button>
        </Inline>
      }
    >
      {t('{poltronas}, em outra aba ou em outro aparelho.', { poltronas: seatsText(reserva) })}
    </Alert>
  ));
}

function seatsText({ trechos }: ReservaPropria): string {
  const isOne = trechos.length === 1 && trechos[0]?.poltronas.length === 1;
  const poltronas = trechos.map((trecho) => joinItems(trecho.poltronas));
  return palavrasPoltronas(isOne ? 1 : 2, comRotulos(poltronas, rotulosTrechos(trechos)));
}
