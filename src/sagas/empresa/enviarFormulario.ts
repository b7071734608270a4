import { SEM_CONEXAO, textoDaFalha } from '../../domain/compra/falhas';
import { envioFailed, envioSent, type Formulario } from '../../store/empresa/envios';
import { call, type Flow, ports, put } from '../kernel/effects';
import { CallFailed, request } from '../kernel/request';

/** The content sent last and its idempotency key: repeating the same content after a lost answer is applied once. */
export interface Tentada {
  chave: string;
  corpo: string;
}

/** The idempotency key of a body; a new one when the body differs. */
export function* keyFor(previous: Tentada | null, corpo: string): Flow<Tentada> {
  const { random } = yield* ports();
  return previous?.corpo === corpo ? previous : { chave: yield* call(random.uuid), corpo };
}

/** Timeout for requests with a file: 5 MB take minutes on a slow network. */
const FILE_TIMEOUT_MS = 180_000;

/** Sends a form of the company's pages. Returns null after a failure, which is shown at the form. */
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
