import type { AparelhoAvisado, Avisos } from '../domain/wire/avisos';
import type { BusEvent } from '../events/catalogue';
import type { EstadoPush } from '../services/portsDevice';
import { baseApi } from '../store/api/baseApi';
import { type AvisosDoAparelho, avisosDoAparelhoReached } from '../store/avisos';
import { toastShown } from '../store/interface';
import { call, type Flow, ports, put, race, takeEvent } from './effects';
import { request } from './request';

const NAMES = ['AvisosAbertos', 'AvisosAceitos', 'AvisosDispensados', 'AvisosDesligados'] as const;

/**
 * Notices of trips on this device. Nobody is asked on arrival: the offer stands beside a ticket just bought and on the
 * account page. Pressed, the browser or the system asks; then the server is told where this device is reached.
 */
export function* avisosAparelho(): Flow {
  while (true) {
    const event = yield* takeEvent(...NAMES);
    yield* race({ done: answer(event), ended: takeEvent('SessaoEncerrada') });
  }
}

function* answer(event: BusEvent<(typeof NAMES)[number]>): Flow {
  if (event.type === 'AvisosAbertos') yield* look();
  else if (event.type === 'AvisosAceitos') yield* turnOn();
  else if (event.type === 'AvisosDispensados') yield* dismiss();
  else yield* turnOff(event.payload.dispositivo);
}

const reach = (estado: AvisosDoAparelho) => put(avisosDoAparelhoReached(estado));

function* look(): Flow {
  const { push, storage } = yield* ports();
  const estado: EstadoPush = yield* call(push.state);
  if (estado !== 'possivel') return yield* reach(estado);
  const kept = storage.avisos.read();
  if (kept === 'dispensado') return yield* reach('dispensado');
  yield* reach(kept === 'ativo' && (yield* isStillTold()) ? 'ativo' : 'oferecer');
}

/** The account page of another device may have struck this one from the list. Where nobody can say, it stays. */
function* isStillTold(): Flow<boolean> {
  const este = yield* dispositivo();
  const result = yield* request<Avisos>({ method: 'GET', path: '/Avisos' });
  return !result.ok || result.value.aparelhos.some((aparelho) => aparelho.dispositivo === este);
}

function* turnOn(): Flow {
  const { push, storage } = yield* ports();
  yield* reach('ativando');
  const canais = yield* request<Avisos>({ method: 'GET', path: '/Avisos' });
  if (!canais.ok) return yield* reach('falhou');
  const asked = yield* call(push.register, canais.value.canais.web);
  if (!asked.ok) return yield* reach(asked.motivo);
  const path = `/Avisos/Aparelhos/${yield* dispositivo()}`;
  const told = yield* request<AparelhoAvisado>({ method: 'PUT', path, body: asked.registro });
  if (!told.ok) return yield* reach('falhou');
  yield* call(storage.avisos.write, 'ativo');
  yield* reach('ativo');
  yield* put(baseApi.util.invalidateTags(['Avisos']));
}

function* dismiss(): Flow {
  const { storage } = yield* ports();
  yield* call(storage.avisos.write, 'dispensado');
  yield* reach('dispensado');
}

/** Another device is only struck from the list; this one also stops listening. */
function* turnOff(outro: string | null): Flow {
  const { push, storage } = yield* ports();
  const este = yield* dispositivo();
  const alvo = outro ?? este;
  const gone = yield* request<null>({ method: 'DELETE', path: `/Avisos/Aparelhos/${alvo}` });
  if (!gone.ok) {
    yield* put(toastShown({ tone: 'danger', texto: 'Não foi possível desativar os avisos. Tente novamente.' }));
    return;
  }
  if (alvo === este) {
    yield* call(push.unregister);
    yield* call(storage.avisos.write, 'dispensado');
    yield* reach('dispensado');
  }
  yield* put(baseApi.util.invalidateTags(['Avisos']));
}

/** This device's own record, which every call carries, so that it is there by now. */
export function* dispositivo(): Flow<string> {
  const { storage } = yield* ports();
  return storage.dispositivo.read() ?? '';
}
