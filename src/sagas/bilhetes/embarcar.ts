import { readCodigoEmbarque, type ClaimsEmbarque } from '../../domain/bilhetes/embarque';
import { isPortaEsquecida, judgeEmbarque, type Julgamento } from '../../domain/bilhetes/porta';
import type { ChaveEmbarque } from '../../domain/wire/bilhetes/embarque';
import type { DoorPort } from '../../services/portsDevice';
import {
  bilheteEmbarcado,
  codigoJulgado,
  portaCleared,
  portaOpened,
  selectEmbarque,
  viagemDaPortaSet,
} from '../../store/bilhetes/embarque';
import {
  call,
  delay,
  fork,
  type Flow,
  ports,
  put,
  queueEvents,
  race,
  select,
  takeEvent,
  takeFrom,
} from '../kernel/effects';
import { loadChaves, loadSemValidade, syncDoor } from './sincronizarPorta';
import { untilOnline } from '../kernel/untilOnline';

/** Maximum wait of a code for the network: keys, or the list of void tickets. */
const LISTA_MS = 1500;
const SINCRONIZA_MS = 60_000;
/** Readings within this time are sent together. */
const JUNTA_MS = 1500;

/**
 * Boarding, while its page is on screen. Each code is judged on the device, online or offline; network tasks (keys,
 * void tickets, uploading readings) run beside it and never block.
 */
export const createEmbarcar = (door: DoorPort) =>
  function* embarcar(): Flow {
    while (true) {
      yield* takeEvent('EmbarqueAberto');
      yield* race({ closed: closed(), door: atTheDoor(door) });
    }
  };

function* closed(): Flow {
  yield* takeEvent('EmbarqueFechado');
}

function* atTheDoor(door: DoorPort): Flow {
  const { clock } = yield* ports();
  const agora = clock.now().getTime();
  const kept = yield* call(door.read);
  if (kept && !isPortaEsquecida(kept, agora)) yield* put(portaOpened(kept));
  else yield* put(portaCleared({ desde: agora }));
  const events = yield* queueEvents('CodigoEmbarqueLido', 'ViagemEmbarqueEscolhida', 'EmbarqueEncerrado');
  yield* fork(keepInStep, door);
  while (true) {
    const event = yield* takeFrom(events);
    if (event.type === 'CodigoEmbarqueLido') yield* answer(door, event.payload.codigo);
    else yield* beginAnew(door, event.type === 'ViagemEmbarqueEscolhida' ? event.payload.viagemId : null);
  }
}

/** Switches to another trip, or none; the current trip continues when chosen again. */
function* beginAnew(door: DoorPort, viagemId: string | null): Flow {
  const { clock } = yield* ports();
  if (viagemId !== null && (yield* select(selectEmbarque)).viagem?.id === viagemId) return;
  yield* put(portaCleared({ desde: clock.now().getTime() }));
  if (viagemId !== null) yield* put(viagemDaPortaSet({ id: viagemId, dia: null, hora: null }));
  yield* keep(door);
}

/** Handles one code: judges, shows and signals it, and records a boarding. */
function* answer(door: DoorPort, codigo: string): Flow {
  const julgamento = yield* judge(door, codigo);
  const { veredito, claims } = julgamento;
  yield* put(codigoJulgado(julgamento));
  yield* call(door.signal, veredito === 'pode' ? 'pode' : 'nao');
  if (veredito !== 'pode' || !claims) return;
  const { clock } = yield* ports();
  const { bilheteId, poltrona, iniciais } = claims;
  const lidoEm = clock.now().toISOString();
  yield* put(bilheteEmbarcado({ bilheteId, poltrona, iniciais, codigo: codigo.trim(), lidoEm }));
  yield* keep(door);
}

function* judge(door: DoorPort, codigo: string): Flow<Julgamento> {
  const lido = readCodigoEmbarque(codigo);
  if (!lido) return { veredito: 'invalido' };
  const chave = yield* keyOf(lido.claims);
  if (!chave) return { veredito: 'sem_chave' };
  const holds = yield* call(door.verify, chave.publica, lido.assinado, lido.assinatura);
  if (holds === null) return { veredito: 'sem_suporte' };
  if (!holds) return { veredito: 'invalido' };
  yield* takeTrip(lido.claims);
  return judgeEmbarque(lido.claims, yield* select(selectEmbarque));
}

/** The key of a code: from memory, else loaded once more, since it may be newer than the list or the device is new. */
function* keyOf({ chave }: ClaimsEmbarque): Flow<ChaveEmbarque | undefined> {
  const atHand = () => select(({ embarque }) => embarque?.chaves.find(({ id }) => id === chave));
  const known = yield* atHand();
  if (known) return known;
  yield* race({ keys: loadChaves(), late: delay(LISTA_MS) });
  return yield* atHand();
}

/** Adopts the trip of the first ticket. */
function* takeTrip({ viagemId: id, dia, hora }: ClaimsEmbarque): Flow {
  const { viagem } = yield* select(selectEmbarque);
  if (viagem) return;
  yield* put(viagemDaPortaSet({ id, dia, hora }));
  yield* race({ list: loadSemValidade(), late: delay(LISTA_MS) });
}

function* keep(door: DoorPort): Flow {
  const { viagem, lidos, semValidade, carga = [], fila, chaves, desde } = yield* select(selectEmbarque);
  yield* call(door.keep, { viagem, lidos, semValidade, carga, fila, chaves, desde });
}

/** Synchronizes at the start, every minute, after readings, and on reconnection. */
function* keepInStep(door: DoorPort): Flow {
  while (true) {
    yield* syncDoor();
    yield* keep(door);
    const ended = yield* race({
      waited: delay(SINCRONIZA_MS),
      online: untilOnline(),
      read: takeEvent('CodigoEmbarqueLido', 'ViagemEmbarqueEscolhida', 'SessaoIniciada'),
    });
    if (!('waited' in ended)) yield* delay(JUNTA_MS);
  }
}
