import { PARTE_BYTES, partesDe } from '../../domain/administracao/partes';
import { toBase64 } from '../../domain/base/base64';
import { refusalText } from '../../domain/base/falhas';
import { rotas } from '../../domain/base/rotas';
import type { Importacao } from '../../domain/wire/administracao/catalogo';
import type { HttpFailure, HttpRequest, HttpResult } from '../../services/ports';
import { envioAdvanced, envioEnded } from '../../store/administracao/envioCatalogo';
import { stale } from '../../store/api/stale';
import { answered } from '../kernel/answered';
import { attemptKeys } from '../kernel/attempt';
import { call, delay, type Flow, ports, put, race, takeEvent } from '../kernel/effects';
import { type End, shown } from '../kernel/submission';

const BASE = '/Administracao/Catalogo/Importacoes';
const PARTE_TIMEOUT_MS = 60_000;
/** Waits before a part is sent again; after the last one the person is told. */
const ESPERAS_MS = [1_000, 3_000, 8_000, 20_000];
const ILEGIVEL = 'O arquivo mudou ou não pode mais ser lido. Escolha o arquivo de novo.';

type Ended = End<HttpResult<Importacao> | null>;

/**
 * A GTFS file was chosen: sends it in parts with its progress, hands it to the server to be checked, and leads to its
 * preview. A part that does not arrive is sent again; leaving the page does not end the sending.
 */
export function* importarCatalogo(): Flow {
  while (true) {
    const { arquivo, nome } = (yield* takeEvent('CatalogoEscolhido')).payload;
    yield* race({
      sent: shown('catalogo', 'enviar', () => send(arquivo, nome)),
      left: takeEvent('CatalogoEnvioCancelado', 'SessaoEncerrada'),
    });
    yield* put(envioEnded());
  }
}

function* send(arquivo: Blob | null, nome: string): Flow<Ended> {
  if (arquivo === null) return unreadable;
  const progress = (enviados: number) => put(envioAdvanced({ nome, bytes: arquivo.size, enviados }));
  yield* progress(0);
  const announced = yield* announce(nome, arquivo.size);
  if (!announced.ok) return refusedWith(announced.failure);
  const { id } = announced.value;
  for (let n = 0; n < partesDe(arquivo.size); n += 1) {
    const part = arquivo.slice(n * PARTE_BYTES, (n + 1) * PARTE_BYTES);
    const bytes = yield* call(() => part.arrayBuffer().catch(() => null));
    if (bytes === null) return unreadable;
    const sent = yield* sendPart(`${BASE}/${id}/Partes/${n}`, toBase64(new Uint8Array(bytes)));
    if (!sent.ok) return refusedWith(sent.failure);
    yield* progress(Math.min(arquivo.size, (n + 1) * PARTE_BYTES));
  }
  const checked = yield* answered<Importacao>({ method: 'POST', path: `${BASE}/${id}/Conferencia` });
  if (!checked.ok) return refusedWith(checked.failure);
  yield* put(stale('Administracao'));
  const { navigation } = yield* ports();
  yield* call(navigation.go, `${rotas.administracaoCatalogo.path}?importacao=${id}`);
  return { result: checked, valor: null };
}

function* announce(nome: string, bytes: number): Flow<HttpResult<Importacao>> {
  const keys = attemptKeys();
  const body = { nome: nome.slice(-200), bytes };
  return yield* answered<Importacao>(yield* keys.sign({ method: 'POST', path: BASE, body }));
}

/** A part has one effect however often it is sent. */
function* sendPart(path: string, conteudo: string): Flow<HttpResult<unknown>> {
  const asked: HttpRequest = { method: 'PUT', path, body: { conteudo }, timeoutMs: PARTE_TIMEOUT_MS };
  let sent = yield* answered(asked);
  for (const espera of ESPERAS_MS) {
    if (sent.ok || sent.failure.kind === 'refused') return sent;
    yield* delay(espera);
    sent = yield* answered(asked);
  }
  return sent;
}

const unreadable: Ended = { result: null, erros: [{ mensagem: ILEGIVEL }] };

const refusedWith = (failure: HttpFailure): Ended => ({
  result: { ok: false, failure },
  erros: [{ mensagem: refusalText(failure) }],
});
