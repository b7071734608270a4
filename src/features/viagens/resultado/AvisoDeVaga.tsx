import { skipToken } from '@reduxjs/toolkit/query';
import { chaveDaEspera } from '../../../domain/avisos/listaDeEspera';
import { useEmit } from '../../../events/useEmit';
import { useListaDeEsperaQuery } from '../../../store/api/avisos/listaDeEspera';
import { selectAvisoPedido } from '../../../store/avisos/avisosPedidos';
import { useAppSelector } from '../../../store/hooks';
import { selectSignedIn } from '../../../store/sessao/sessao';
import { SeatWait } from '../../../ui/SeatWait/SeatWait';
import type { EsperaProps } from './CartaoViagem';

/** The offer of a notice on the card of a sold-out trip, and the wait once it is open. */
export function AvisoDeVaga({ viagem, describedBy }: EsperaProps) {
  const emit = useEmit();
  const signedIn = useAppSelector(selectSignedIn);
  const trecho = {
    viagemId: viagem.id,
    localidadeOrigem: viagem.partida.localidade.id,
    localidadeDestino: viagem.chegada.localidade.id,
  };
  const chave = chaveDaEspera(trecho);
  const { currentData: abertas } = useListaDeEsperaQuery(signedIn ? undefined : skipToken);
  const { sending, erro, id: answered } = useAppSelector((state) => selectAvisoPedido(state, chave));
  const id = answered === undefined ? abertas?.find((espera) => chaveDaEspera(espera) === chave)?.id : answered;
  return (
    <SeatWait
      waiting={Boolean(id)}
      loading={sending}
      error={erro}
      describedBy={describedBy}
      onAsk={() => emit('EsperaPedida', { trecho })}
      onStop={() => id && emit('EsperaDesistida', { trecho, id })}
    />
  );
}
