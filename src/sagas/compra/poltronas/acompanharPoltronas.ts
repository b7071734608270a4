import type { TrechoCompra } from '../../../domain/compra/compra';
import {
  ocupadasDoMapa,
  OLHAR_COM_STREAM_MS,
  OLHAR_SEM_STREAM_MS,
  tomadasPorOutros,
  type OcupadasAgora,
} from '../../../domain/compra/poltronasAoVivo';
import type { MapaPoltronas } from '../../../domain/wire/compra/poltronas';
import { selectCompra } from '../../../store/compra/compra';
import { aoVivoTold, ocupadasSeen } from '../../../store/compra/compraSlice';
import { delay, type Flow, ports, put, race, select, takeEvent, takeFrom } from '../../kernel/effects';
import { poltronasSignals } from './poltronasSignals';
import { request } from '../../kernel/request';
import { loadOutras } from './reservaNoServidor';

type Trecho = Omit<TrechoCompra, 'poltronas'>;

/**
 * Keeps the seat map up to date while a coach is on screen: other people's changes appear within moments, and a lost
 * chosen seat is reported at once. Without a stream the map is polled, and the person is told that it is older.
 */
export function* acompanharPoltronas(): Flow {
  while (true) {
    const { payload } = yield* takeEvent('MapaPoltronasAberto');
    yield* race({
      followed: follow(payload),
      closed: takeEvent('MapaPoltronasFechado', 'CompraFechada', 'SessaoEncerrada'),
    });
  }
}

function* follow(trecho: Trecho): Flow {
  const { stream } = yield* ports();
  const signals = poltronasSignals(stream, trecho);
  let interval = OLHAR_COM_STREAM_MS;
  try {
    while (true) {
      const { signal } = yield* race({ signal: takeFrom(signals), late: delay(interval) });
      if (signal === 'broken') {
        interval = OLHAR_SEM_STREAM_MS;
        yield* put(aoVivoTold(false));
      } else if (signal) {
        interval = OLHAR_COM_STREAM_MS;
        yield* put(aoVivoTold(true));
        yield* see({ viagemId: trecho.viagemId, numeros: signal.ocupadas });
      } else yield* look(trecho);
    }
  } finally {
    signals.close();
    yield* put(aoVivoTold(true));
  }
}

function* look({ viagemId, ...between }: Trecho): Flow {
  const path = `/Viagens/${viagemId}/Poltronas?${new URLSearchParams(between)}`;
  const result = yield* request<MapaPoltronas>({ method: 'GET', path });
  if (result.ok) yield* see(ocupadasDoMapa(result.value));
}

/**
 * Applies a message. A chosen seat that appears lost may be held by the same person in another tab, so their holds are
 * loaded first.
 */
function* see(agora: OcupadasAgora): Flow {
  const { trechos, reservados, outras } = yield* select(selectCompra);
  const mine = [...reservados, ...outras.flatMap((reserva) => reserva.trechos)];
  if (outras.length > 0 || tomadasPorOutros(trechos, agora, mine).length > 0) yield* loadOutras();
  yield* put(ocupadasSeen(agora));
}
