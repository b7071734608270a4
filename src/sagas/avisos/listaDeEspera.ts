import { chaveDaEspera } from '../../domain/avisos/listaDeEspera';
import type { BusEvent } from '../../events/catalogue';
import { stale } from '../../store/api/stale';
import { avisosForgotten } from '../../store/avisos/avisosPedidos';
import { fork, type Flow, put, race, takeEvent } from '../kernel/effects';
import { avisoPedido, isRefusedWith } from './avisoPedido';

const ESPERA = { path: '/ListaDeEspera', ausente: 'ESPERA_NAO_ENCONTRADA' };

/** "Avise-me se abrir vaga" on a sold-out trip: the wait is opened, or ended, and the card says so. */
export function* listaDeEspera(): Flow {
  while (true) {
    yield* race({ served: serve(), ended: takeEvent('SessaoEncerrada') });
    yield* put(avisosForgotten());
  }
}

function* serve(): Flow {
  while (true) yield* fork(answer, yield* takeEvent('EsperaPedida', 'EsperaDesistida'));
}

function* answer({ type, payload }: BusEvent<'EsperaPedida' | 'EsperaDesistida'>): Flow {
  const { viagemId, localidadeOrigem, localidadeDestino } = payload.trecho;
  const body = { viagemId, localidadeOrigem, localidadeDestino };
  const chave = chaveDaEspera(body);
  const failure = yield* avisoPedido(ESPERA, type === 'EsperaPedida' ? { chave, body } : { chave, id: payload.id });
  // A seat is free already: the list shows it.
  if (isRefusedWith(failure, 'VIAGEM_COM_POLTRONAS')) yield* put(stale('Viagens'));
}
