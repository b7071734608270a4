import { PRORROGACAO_MINUTOS, PRORROGACAO_OFERTA_MS } from '../../domain/base/constantes';
import type { Reserva } from '../../domain/wire/compra/reservas';
import { useEmit } from '../../events/useEmit';
import { useClock } from '../../store/clock';
import { selectCompra } from '../../store/compra/compra';
import { useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/Button/Button';
import { HoldTimer } from '../../ui/HoldTimer/HoldTimer';
import { useSecondsLeft } from '../../ui/HoldTimer/useSecondsLeft';
import { Text } from '../../ui/Text/Text';
import { t } from '../../words/t';

/** Remaining time of the hold, with its extension near the end. */
export function TempoReserva({ reserva }: { reserva: Reserva }) {
  const { monotonic } = useClock();
  const { fimReserva } = useAppSelector(selectCompra);
  return (
    <HoldTimer name={t('Tempo de reserva')} expiresAt={fimReserva} now={monotonic}>
      {reserva.prorrogavel && <Prorrogacao fim={fimReserva} />}
    </HoldTimer>
  );
}

/** Announced when it appears; the button stays until the hold expires. */
function Prorrogacao({ fim }: { fim: number }) {
  const emit = useEmit();
  const { monotonic } = useClock();
  const { prorrogacao } = useAppSelector(selectCompra);
  const seconds = useSecondsLeft(fim, monotonic);
  const isOffered = seconds > 0 && seconds * 1000 <= PRORROGACAO_OFERTA_MS;
  return (
    <>
      <span className="it-visually-hidden" role="status">
        {isOffered && t('Você pode ganhar mais {n} minutos, uma vez.', { n: PRORROGACAO_MINUTOS })}
      </span>
      {isOffered && (
        <Button
          variant="secondary"
          size="small"
          loading={prorrogacao === 'pedindo'}
          onClick={() => emit('ProrrogacaoPedida')}
        >
          {t('Mais {n} min', { n: PRORROGACAO_MINUTOS })}
        </Button>
      )}
      {isOffered && prorrogacao === 'falhou' && (
        <Text tone="error" size="sm" announce="alert">
          {t('Não conseguimos prorrogar. Tente de novo.')}
        </Text>
      )}
    </>
  );
}
