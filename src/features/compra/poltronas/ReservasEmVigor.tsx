import { skipToken } from '@reduxjs/toolkit/query';
import { joinItems } from '../../../domain/base/itens';
import { rotas } from '../../../domain/base/rotas';
import { rotuloDiaCurto } from '../../../domain/viagens/viagem';
import type { ReservaPropria } from '../../../domain/wire/compra/reservas';
import { useEmit } from '../../../events/useEmit';
import { useReservasQuery } from '../../../store/api/reservas';
import { useInformacaoViagemQuery } from '../../../store/api/viagens';
import { Button } from '../../../ui/Button/Button';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { List } from '../../../ui/List/List';
import { ListRow } from '../../../ui/List/ListRow';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { t } from '../../../words/t';

export interface ReservasEmVigorProps {
  /** Why no further seats are held. */
  mensagem: string;
}

/** The person's unpaid holds, after the ceiling refused another one: each can be released, and the choice tried again. */
export function ReservasEmVigor({ mensagem }: ReservasEmVigorProps) {
  const emit = useEmit();
  const close = () => emit('AvisoCompraDispensado');
  return (
    <Dialog
      open
      title={t('Suas reservas sem pagamento')}
      onClose={close}
      actions={
        <>
          <LinkButton variant="quiet" href={rotas.minhasViagens.path}>
            {t('Ver pedidos a pagar')}
          </LinkButton>
          <Button onClick={() => emit('PoltronasConfirmadas')}>{t('Reservar de novo')}</Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>{mensagem}</p>
        <Reservas />
      </Stack>
    </Dialog>
  );
}

function Reservas() {
  const { data, isError, isFetching, refetch } = useReservasQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isError) {
    return (
      <ErrorState
        title={t('Não conseguimos buscar suas reservas')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton label={t('Carregando suas reservas')} count={3} />;
  const vivas = data.filter(({ situacao }) => situacao === 'ativa');
  if (vivas.length === 0) return <p role="status">{t('Nenhuma reserva em vigor: já pode reservar de novo.')}</p>;
  return (
    <List>
      {vivas.map((reserva) => (
        <li key={reserva.id}>
          <Reserva reserva={reserva} />
        </li>
      ))}
    </List>
  );
}

function Reserva({ reserva: { id, trechos } }: { reserva: ReservaPropria }) {
  const emit = useEmit();
  const viagem = useViagemDaReserva(trechos);
  const numeros = trechos.flatMap(({ poltronas }) => poltronas);
  const poltronas = t('{n, plural, =1 {poltrona {poltronas}} other {poltronas {poltronas}}}', {
    n: numeros.length,
    poltronas: joinItems(numeros),
  });
  return (
    <ListRow
      name={viagem?.lugares ?? t('Sua reserva')}
      about={[viagem?.partida, poltronas].filter(Boolean).join(' · ')}
      action={
        <Button size="small" variant="quiet" onClick={() => emit('ReservaLiberada', { id })}>
          {t('Liberar')}
          <VisuallyHidden>{` ${poltronas}`}</VisuallyHidden>
        </Button>
      }
    />
  );
}

/** Places and departure of a hold, of whose trips it has the ids alone. */
function useViagemDaReserva(trechos: ReservaPropria['trechos']): { lugares: string; partida: string } | null {
  const [ida] = trechos;
  const paradas = useInformacaoViagemQuery(ida?.viagemId ?? skipToken).data?.paradas ?? [];
  const [de, para] = [ida?.localidadeOrigem, ida?.localidadeDestino].map((place) =>
    paradas.find(({ localidade }) => localidade.id === place),
  );
  if (!de || !para) return null;
  const lugares = `${de.localidade.nome} → ${para.localidade.nome}`;
  return {
    lugares: trechos.length > 1 ? t('{lugares}, e outro trecho', { lugares }) : lugares,
    partida: t('{dia} às {hora}', { dia: rotuloDiaCurto(de.dia), hora: de.hora }),
  };
}
