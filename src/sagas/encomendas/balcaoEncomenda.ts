import { toBalcaoLink } from '../../domain/encomendas/linksEncomenda';
import type { FreteEncomenda } from '../../domain/wire/encomendas/encomendas';
import type { BusEvent } from '../../events/catalogue';
import type { HttpRequest } from '../../services/ports';
import { volumesWeighed } from '../../store/encomendas/balcaoEncomenda';
import { submissionForgotten } from '../../store/submissions';
import { stale } from '../../store/api/stale';
import { attemptKeys } from '../kernel/attempt';
import { type Flow, ports, put, race, takeEvent } from '../kernel/effects';
import { submit } from '../kernel/submission';

/**
 * The parcel counter: a clerk finds a parcel by its code, weighs it, takes payment and records each step. A refusal is
 * shown in place and the parcel is reloaded, since another clerk may have changed it. A step repeated after a lost
 * answer is applied once.
 */
export function* balcaoEncomenda(): Flow {
  while (true) {
    yield* takeEvent('BalcaoEncomendasAberto');
    yield* begin();
    yield* race({ served: serve(), left: takeEvent('BalcaoEncomendasFechado') });
  }
}

/** A parcel at hand without an outcome or a price. */
function* begin(): Flow {
  yield* put(submissionForgotten('balcaoEncomenda'));
  yield* put(volumesWeighed(null));
}

function* serve(): Flow {
  const { navigation } = yield* ports();
  const keys = attemptKeys();
  while (true) {
    const event = yield* takeEvent(
      'EncomendaProcurada',
      'EncomendaPesada',
      'VolumesMudados',
      'EncomendaRecebida',
      'EncomendaMovida',
    );
    if (event.type === 'EncomendaProcurada' || event.type === 'VolumesMudados') yield* begin();
    if (event.type === 'EncomendaProcurada') navigation.go(toBalcaoLink(event.payload.codigo));
    if (event.type === 'EncomendaPesada') yield* weigh(event.payload.codigo, event.payload.volumes);
    if (event.type === 'EncomendaRecebida' || event.type === 'EncomendaMovida') {
      yield* submit('balcaoEncomenda', toCall(event), { keys, reloads: stale('Encomendas') });
    }
  }
}

function toCall({ type, payload }: BusEvent<'EncomendaRecebida' | 'EncomendaMovida'>): HttpRequest {
  const at = `/Agencia/Encomendas/${payload.codigo}`;
  return type === 'EncomendaRecebida'
    ? { method: 'POST', path: `${at}/Recebimento`, body: payload.recebimento }
    : { method: 'POST', path: `${at}/Eventos`, body: payload.evento };
}

/** A weighing changes nothing on the server: it ends with the price, and without an outcome. */
function* weigh(codigo: string, volumes: unknown): Flow {
  const path = `/Agencia/Encomendas/${codigo}/Pesagem`;
  const weighed = yield* submit<'balcaoEncomenda', FreteEncomenda>(
    'balcaoEncomenda',
    { method: 'POST', path, body: { volumes } },
    {},
  );
  if (!weighed.ok) return;
  yield* put(volumesWeighed(weighed.value));
  yield* put(submissionForgotten('balcaoEncomenda'));
}
