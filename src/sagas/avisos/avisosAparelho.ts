import type { AparelhoAvisado, Avisos } from '../../domain/wire/avisos/avisos';
import type { BusEvent } from '../../events/catalogue';
import type { EstadoPush } from '../../services/portsDevice';
import { stale } from '../../store/api/stale';
import { avisosAccepted, avisosDismissed, avisosRefused, avisosSeen, avisosTurnedOn } from '../../store/avisos/avisos';
import { answered } from '../kernel/answered';
import { call, type Flow, ports, put, race, takeEvent } from '../kernel/effects';
import { request } from '../kernel/request';
import { submit } from '../kernel/submission';
import { t } from '../../words/t';

const NAMES = ['AvisosAbertos', 'AvisosAceitos', 'AvisosDispensados', 'AvisosDesligados'] as const;

/**
 * Trip notices on this device. Permission is never requested on arrival: the offer appears next to a bought ticket and
 * on the account page. Accepting it asks the browser or system for permission and registers this device with the
 * server.
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

function* look(): Flow {
  const { push, storage } = yield* ports();
  const estado: EstadoPush = yield* call(push.state);
  if (estado !== 'possivel') return yield* put(avisosSeen(estado));
  const kept = storage.avisos.read();
  if (kept === 'dispensado') return yield* put(avisosSeen('dispensado'));
  yield* put(avisosSeen(kept === 'ativo' && (yield* isStillTold()) ? 'ativo' : 'oferecer'));
}

/**
 * True while the server lists this device, which another device may have removed. An unreachable server counts as true.
 */
function* isStillTold(): Flow<boolean> {
  const este = yield* dispositivo();
  const result = yield* request<Avisos>({ method: 'GET', path: '/Avisos' });
  return !result.ok || result.value.aparelhos.some((aparelho) => aparelho.dispositivo === este);
}

function* turnOn(): Flow {
  const { push, storage } = yield* ports();
  yield* put(avisosAccepted());
  const canais = yield* answered<Avisos>({ method: 'GET', path: '/Avisos' });
  if (!canais.ok) return yield* put(avisosRefused('falhou'));
  const asked = yield* call(push.register, canais.value.canais.web);
  if (!asked.ok) return yield* put(avisosRefused(asked.motivo));
  const path = `/Avisos/Aparelhos/${yield* dispositivo()}`;
  const told = yield* answered<AparelhoAvisado>({ method: 'PUT', path, body: asked.registro });
  if (!told.ok) return yield* put(avisosRefused('falhou'));
  yield* call(storage.avisos.write, 'ativo');
  yield* put(avisosTurnedOn());
  yield* put(stale('Avisos'));
}

function* dismiss(): Flow {
  const { storage } = yield* ports();
  yield* call(storage.avisos.write, 'dispensado');
  yield* put(avisosDismissed());
}

/** Removes a device from the list; for this one it also ends the push registration. */
function* turnOff(outro: string | null): Flow {
  const { push, storage } = yield* ports();
  const este = yield* dispositivo();
  const alvo = outro ?? este;
  const gone = yield* submit<'avisosAparelho', null>(
    'avisosAparelho',
    { method: 'DELETE', path: `/Avisos/Aparelhos/${alvo}` },
    {
      invalidates: stale('Avisos'),
      words: () => t('Não foi possível desativar os avisos. Tente novamente.'),
      toasts: true,
    },
  );
  if (gone.ok && alvo === este) {
    yield* call(push.unregister);
    yield* call(storage.avisos.write, 'dispensado');
    yield* put(avisosDismissed());
  }
}

/** Id of this device; set by now, since every call carries it. */
function* dispositivo(): Flow<string> {
  const { storage } = yield* ports();
  return storage.dispositivo.read() ?? '';
}
