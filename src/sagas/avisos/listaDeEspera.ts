import { chaveDaEspera } from '../../domain/avisos/listaDeEspera';
import { hasCodigo, refusalText } from '../../domain/base/falhas';
import { mensagens } from '../../domain/base/mensagens';
import type { Espera, NovaEspera } from '../../domain/wire/avisos/listaDeEspera';
import type { BusEvent } from '../../events/catalogue';
import type { HttpFailure } from '../../services/ports';
import { stale } from '../../store/api/stale';
import { toastShown } from '../../store/aplicativo/interface';
import {
  esperaKept,
  esperaRefused,
  esperaSent,
  esperasForgotten,
  selectEspera,
} from '../../store/avisos/listaDeEspera';
import { selectAnonymous } from '../../store/sessao/sessao';
import { answered } from '../kernel/answered';
import { emit, fork, type Flow, ports, put, race, select, takeEvent } from '../kernel/effects';

type Press = BusEvent<'EsperaPedida' | 'EsperaDesistida'>;

/**
 * "Avise-me se abrir vaga" on a sold-out trip: the wait is opened, or ended, and the card says so. A visitor signs in over
 * the results first. Each card has its own request; what failed is said on it and pressed again.
 */
export function* listaDeEspera(): Flow {
  while (true) {
    yield* put(esperasForgotten());
    yield* race({ served: serve(), ended: takeEvent('SessaoEncerrada') });
  }
}

function* serve(): Flow {
  while (true) yield* fork(answer, yield* takeEvent('EsperaPedida', 'EsperaDesistida'));
}

function* answer({ type, payload }: Press): Flow {
  if (yield* select(selectAnonymous)) return yield* signIn();
  const { trecho } = payload;
  const chave = chaveDaEspera(trecho);
  if ((yield* select((state) => selectEspera(state, chave))).sending) return;
  yield* put(esperaSent(chave));
  if (type === 'EsperaPedida') yield* ask(trecho, chave);
  else yield* stop(payload.id, chave);
}

function* ask({ viagemId, localidadeOrigem, localidadeDestino }: NovaEspera, chave: string): Flow {
  const body = { viagemId, localidadeOrigem, localidadeDestino };
  const result = yield* answered<Espera>({ method: 'POST', path: '/ListaDeEspera', body });
  if (!result.ok) return yield* refuse(result.failure, chave);
  yield* put(esperaKept({ chave, id: result.value.id }));
  yield* put(stale('Avisos'));
}

function* stop(id: string, chave: string): Flow {
  const result = yield* answered<null>({ method: 'DELETE', path: `/ListaDeEspera/${encodeURIComponent(id)}` });
  // One that is gone, as after another tab, is what was asked for.
  const isGone = result.ok || isRefusedWith(result.failure, 'ESPERA_NAO_ENCONTRADA');
  if (!isGone) return yield* refuse(result.failure, chave);
  yield* put(esperaKept({ chave, id: null }));
  yield* put(stale('Avisos'));
}

function* refuse(failure: HttpFailure, chave: string): Flow {
  yield* put(esperaRefused({ chave, erro: refusalText(failure) }));
  // A seat is free already: the list shows it.
  if (isRefusedWith(failure, 'VIAGEM_COM_POLTRONAS')) yield* put(stale('Viagens'));
}

const isRefusedWith = (failure: HttpFailure, codigo: string): boolean =>
  failure.kind === 'refused' && hasCodigo(failure, codigo);

function* signIn(): Flow {
  const { navigation } = yield* ports();
  yield* put(toastShown({ tone: 'warning', texto: mensagens.loginNecessario }));
  yield* emit('EntrarParaContinuar', { link: navigation.current() });
}
