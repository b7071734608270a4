import { textoDaFalha } from '../../domain/compra/falhas';
import { toBalcaoLink } from '../../domain/encomendas/linksEncomenda';
import type { FreteEncomenda } from '../../domain/wire/encomendas/encomendas';
import type { HttpRequest, HttpResult } from '../../services/ports';
import { baseApi } from '../../store/api/baseApi';
import {
  balcaoOpened,
  passoDone,
  passoRefused,
  passoSent,
  volumesWeighed,
} from '../../store/encomendas/balcaoEncomenda';
import { type Flow, ports, put, race, takeEvent } from '../kernel/effects';
import { keyFor, type Tentada } from '../empresa/enviarFormulario';
import { CallFailed, request } from '../kernel/request';

/**
 * The parcel counter: a clerk finds a parcel by its code, weighs it, takes payment and records each step. A refusal is
 * shown in place and the parcel is reloaded, since another clerk may have changed it. A step repeated after a lost
 * answer is applied once.
 */
export function* balcaoEncomenda(): Flow {
  while (true) {
    yield* takeEvent('BalcaoEncomendasAberto');
    yield* put(balcaoOpened());
    yield* race({ served: serve(), left: takeEvent('BalcaoEncomendasFechado') });
  }
}

function* serve(): Flow {
  const { navigation } = yield* ports();
  let tentada: Tentada | null = null;
  while (true) {
    const event = yield* takeEvent(
      'EncomendaProcurada',
      'EncomendaPesada',
      'VolumesMudados',
      'EncomendaRecebida',
      'EncomendaMovida',
    );
    if (event.type === 'VolumesMudados') yield* put(volumesWeighed(null));
    if (event.type === 'EncomendaProcurada') {
      yield* put(balcaoOpened());
      navigation.go(toBalcaoLink(event.payload.codigo));
    }
    if (event.type === 'EncomendaPesada') yield* weigh(event.payload.codigo, event.payload.volumes);
    if (event.type === 'EncomendaRecebida' || event.type === 'EncomendaMovida') {
      const call = toCall(event);
      tentada = yield* keyFor(tentada, JSON.stringify(call));
      yield* step({ ...call, idempotencyKey: tentada.chave });
    }
  }
}

function toCall(
  event:
    | { type: 'EncomendaRecebida'; payload: { codigo: string; recebimento: unknown } }
    | { type: 'EncomendaMovida'; payload: { codigo: string; evento: unknown } },
): HttpRequest {
  const at = `/Agencia/Encomendas/${event.payload.codigo}`;
  return event.type === 'EncomendaRecebida'
    ? { method: 'POST', path: `${at}/Recebimento`, body: event.payload.recebimento }
    : { method: 'POST', path: `${at}/Eventos`, body: event.payload.evento };
}

function* weigh(codigo: string, volumes: unknown): Flow {
  yield* put(passoSent());
  const path = `/Agencia/Encomendas/${codigo}/Pesagem`;
  const result = yield* request<FreteEncomenda>({ method: 'POST', path, body: { volumes } });
  if (result.ok) yield* put(volumesWeighed(result.value));
  else yield* refuse(result);
}

function* step(options: HttpRequest): Flow {
  yield* put(passoSent());
  const result = yield* request(options);
  if (result.ok) yield* put(passoDone());
  else yield* refuse(result);
  yield* put(baseApi.util.invalidateTags(['Encomendas']));
}

function* refuse({ failure }: Extract<HttpResult<unknown>, { ok: false }>): Flow {
  yield* put(passoRefused(textoDaFalha(failure)));
  if (failure.kind === 'identity') throw new CallFailed(failure);
}
