import { readCodigoEmbarque } from '../../domain/bilhetes/embarque';
import type { BilhetesSemValidade, ChaveEmbarque, ResultadoEmbarque } from '../../domain/wire/bilhetes/embarque';
import {
  cargaLoaded,
  chavesLoaded,
  filaEnviada,
  selectEmbarque,
  semValidadeLoaded,
} from '../../store/bilhetes/embarque';
import { selectGrupos } from '../../store/sessao/grupos';
import { toastShown } from '../../store/aplicativo/interface';
import { type Flow, put, select } from '../kernel/effects';
import { request } from '../kernel/request';

/** Maximum readings per request. */
const LEVA = 100;

/** Network tasks of boarding: optional, and retried. */
export function* syncDoor(): Flow {
  yield* loadChaves();
  yield* loadSemValidade();
  yield* sendFila();
}

/** Loads the public keys that verify codes. */
export function* loadChaves(): Flow {
  const chaves = yield* request<ChaveEmbarque[]>({ method: 'GET', path: '/Embarque/Chaves' });
  if (chaves.ok) yield* put(chavesLoaded(chaves.value));
}

/** Loads the void tickets of this trip, and what the others bring. */
export function* loadSemValidade(): Flow {
  const { viagem } = yield* select(selectEmbarque);
  if (!viagem) return;
  const lista = yield* request<BilhetesSemValidade>({ method: 'GET', path: `/Embarque/${viagem.id}/Cancelados` });
  const isSame = (yield* select(selectEmbarque)).viagem?.id === viagem.id;
  if (!lista.ok || !isSame) return;
  yield* put(semValidadeLoaded(lista.value.bilhetes));
  yield* put(cargaLoaded(lista.value.carga));
}

/** Uploads readings when the person belongs to an agency; otherwise they stay on the device. */
function* sendFila(): Flow {
  const { agencia, agenciaResponsavel } = yield* select(selectGrupos);
  const leituras = (yield* select(selectEmbarque)).fila.slice(0, LEVA);
  if (leituras.length === 0 || !(agencia || agenciaResponsavel)) return;
  const sent = yield* request<ResultadoEmbarque[]>({ method: 'POST', path: '/Embarque', body: { leituras } });
  if (!sent.ok) return;
  yield* put(filaEnviada(leituras.map(({ codigo }) => codigo)));
  const voided = leituras.filter((_, i) => sent.value[i]?.situacao === 'sem_validade');
  const poltronas = voided.flatMap(({ codigo }) => readCodigoEmbarque(codigo)?.claims.poltrona ?? []);
  if (poltronas.length === 0) return;
  const texto = `Confira quem embarcou na poltrona ${poltronas.join(', ')}: o bilhete foi cancelado ou trocado.`;
  yield* put(toastShown({ tone: 'warning', texto }));
}
