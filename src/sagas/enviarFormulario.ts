import { SEM_CONEXAO, textoDaFalha } from '../domain/falhas';
import { envioFailed, envioSent, type Formulario } from '../store/envios';
import { call, type Flow, ports, put } from './effects';
import { CallFailed, request } from './request';

/** What was sent last, and its key: the same words sent again after an answer that got lost arrive once. */
export interface Tentada {
  chave: string;
  corpo: string;
}

/** The key of what is to be sent: a new one for other words. */
export function* keyFor(previous: Tentada | null, corpo: string): Flow<Tentada> {
  const { random } = yield* ports();
  return previous?.corpo === corpo ? previous : { chave: yield* call(random.uuid), corpo };
}

/** A file of 5 MB takes minutes on a bad network. */
const FILE_TIMEOUT_MS = 180_000;

/** Sends a form of the company's pages. Null where it came to nothing, which is said beside the form. */
export function* enviarFormulario<T>(
  formulario: Formulario,
  path: string,
  body: unknown,
  chave: string,
): Flow<T | null> {
  yield* put(envioSent(formulario));
  const options = { method: 'POST', path, body, idempotencyKey: chave, timeoutMs: FILE_TIMEOUT_MS } as const;
  const result = yield* request<T>(options);
  if (result.ok) return result.value;
  const { failure } = result;
  if (failure.kind === 'identity') {
    yield* put(envioFailed({ formulario, erro: SEM_CONEXAO }));
    throw new CallFailed(failure);
  }
  yield* put(envioFailed({ formulario, erro: textoDaFalha(failure) }));
  return null;
}
