import { toNovaCotacao, toNovaEncomenda } from '../../domain/encomendas/formularioEncomenda';
import { SEM_CONEXAO, textoDaFalha } from '../../domain/compra/falhas';
import { toEtapaLink, toProntaLink } from '../../domain/encomendas/linksEncomenda';
import type { CotacaoEncomenda, EncomendaPrePostada } from '../../domain/wire/encomendas/encomendas';
import type { HttpRequest } from '../../services/ports';
import { cotacaoChanged, encomendaOpened, envioChanged, type Pedida } from '../../store/encomendas/encomenda';
import { type Flow, ports, put, race, takeEvent } from '../kernel/effects';
import { keyFor, type Tentada } from '../empresa/enviarFormulario';
import { CallFailed, request } from '../kernel/request';

/**
 * Sending a parcel: quote, sender and recipient, fiscal document, pre-posting; the person then takes it to the counter.
 * An error is shown in place and all input is kept; repeating the same content creates one parcel. Leaving the page
 * aborts pending requests.
 */
export function* enviarEncomenda(): Flow {
  while (true) {
    yield* takeEvent('EncomendasAbertas');
    yield* put(encomendaOpened());
    yield* race({ served: serve(), left: takeEvent('EncomendasFechadas') });
  }
}

function* serve(): Flow {
  const { navigation } = yield* ports();
  let tentada: Tentada | null = null;
  while (true) {
    const event = yield* takeEvent('EncomendaCotada', 'EtapaEncomendaConcluida', 'EncomendaEnviada');
    if (event.type === 'EtapaEncomendaConcluida') navigation.go(toEtapaLink(event.payload.proxima));
    if (event.type === 'EncomendaCotada') yield* quote(toNovaCotacao(event.payload.dados));
    if (event.type === 'EncomendaEnviada') {
      const { cotacaoId, partes, fiscal, ciencia } = event.payload;
      const nova = toNovaEncomenda(cotacaoId, partes, fiscal, ciencia);
      tentada = yield* keyFor(tentada, JSON.stringify(nova));
      yield* announce(nova, tentada.chave);
    }
  }
}

function* quote(body: unknown): Flow {
  yield* put(cotacaoChanged({ phase: 'sending' }));
  const answer = yield* ask<CotacaoEncomenda>({ method: 'POST', path: '/Encomendas/Cotacao', body });
  yield* put(cotacaoChanged(answer.pedida));
  if (answer.failed) throw answer.failed;
}

function* announce(body: unknown, idempotencyKey: string): Flow {
  const { navigation } = yield* ports();
  yield* put(envioChanged({ phase: 'sending' }));
  const answer = yield* ask<EncomendaPrePostada>({ method: 'POST', path: '/Encomendas', body, idempotencyKey });
  yield* put(envioChanged(answer.pedida));
  if (answer.failed) throw answer.failed;
  // Replaces the history entry, so that back does not return to the submitted form.
  if (answer.pedida.phase === 'done') navigation.replace(toProntaLink(answer.pedida.valor.codigo));
}

/** Runs a request and returns its outcome for the page; an ended session is also passed to the supervisor. */
function* ask<T>(options: HttpRequest): Flow<{ pedida: Pedida<T>; failed?: CallFailed }> {
  const result = yield* request<T>(options);
  if (result.ok) return { pedida: { phase: 'done', valor: result.value } };
  const { failure } = result;
  if (failure.kind === 'identity') {
    return { pedida: { phase: 'refused', erro: SEM_CONEXAO }, failed: new CallFailed(failure) };
  }
  return { pedida: { phase: 'refused', erro: textoDaFalha(failure) } };
}
